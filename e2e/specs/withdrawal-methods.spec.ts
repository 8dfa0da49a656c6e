import { desktop, expect, nigeria, phone, test, unitedStates } from '../support/withdrawals.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('a Nigerian bank is looked for by its name, and takes its own accounts alone', async ({
    lobby,
    desk,
    toList,
    operator,
  }) => {
    const { cashier } = lobby;
    await toList(nigeria, 5000);
    await cashier.tile('withdraw_ng_bank').click();
    await cashier.search.fill('first');
    await cashier.by('bank-option').click();
    await cashier.by('guide-link').click();
    await expect(cashier.title).toHaveText('Withdrawals');
    await expect(cashier.root.getByRole('listitem')).toHaveCount(4);
    await cashier.by('back').click();
    await expect(cashier.by('chosen-bank')).toHaveAttribute('data-bank', 'first_bank');
    await cashier.amount.fill('2000');
    const account = cashier.fieldInput('account_number');
    await account.fill('0000014578');
    await account.blur();
    await expect(cashier.field('account_number').getByTestId('field-error')).toBeVisible();
    await account.fill('0000014579');
    await desk.request();
    await desk.enterSent();
    await cashier.expectStatus('processed');
    await operator.expectBooksToAgree();
  });

  test('an American account is one of a routing number that there can be', async ({
    lobby,
    desk,
    toList,
    operator,
  }) => {
    const { cashier } = lobby;
    await toList(unitedStates);
    const account = { account_number: '000123456789', holder_name: 'Ana Silva' };
    await desk.fill('withdraw_us_bank', '60', { ...account, routing_number: '021000022' });
    await cashier.submit.click();
    await expect(cashier.field('routing_number').getByTestId('field-error')).toBeVisible();
    await cashier.fieldInput('routing_number').fill('0210 0002 1');
    await desk.review();
    await expect(cashier.by('summary')).toContainText('$60');
    await cashier.by('confirm').click();
    await desk.enterSent();
    await cashier.expectStatus('processed');
    await operator.expectBooksToAgree();
  });

  test('an address is one of its network, and is told before anything is set aside', async ({
    lobby,
    desk,
    toList,
  }) => {
    const { cashier } = lobby;
    await toList();
    await cashier.group('crypto').click();
    await desk.fill('withdraw_usdt', '60', {});
    const address = cashier.fieldInput('crypto_address');
    await address.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await address.blur();
    await cashier.fieldInput('network').selectOption('TRC-20');
    await expect(cashier.field('crypto_address').getByTestId('field-error')).toBeVisible();
    await cashier.fieldInput('network').selectOption('ERC-20');
    await expect(cashier.by('field-error')).toHaveCount(0);
    // One letter in the wrong case is another checksum.
    await address.fill('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await cashier.submit.click();
    await expect(cashier.field('crypto_address').getByTestId('field-error')).toBeVisible();
    await cashier.by('back').click();

    // A memo is only for those who have one, and then it is one of its network.
    const ripple = { crypto_address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: 'hello' };
    await desk.fill('withdraw_xrp', '60', ripple);
    await cashier.submit.click();
    await expect(cashier.field('memo').getByTestId('field-error')).toBeVisible();
    await cashier.fieldInput('memo').fill('');
    await desk.request();
    await desk.enterSent();
    await cashier.expectStatus('processed');
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('money goes to a card, by its group, to the main account or an additional one', async ({
    lobby,
    desk,
    toList,
  }) => {
    const { cashier } = lobby;
    await toList();
    await cashier.group('me2me_grouped').click();
    await desk.fill('withdraw_card', '60', { card_number: '4111111111111112' });
    await cashier.submit.click();
    await expect(cashier.field('card_number').getByTestId('field-error')).toBeVisible();
    await cashier.by('account-type').nth(1).click();
    await expect(cashier.amount).toHaveValue('60');
    await cashier.fieldInput('card_number').fill('4111111111111111');
    await desk.review();
    await expect(cashier.root.getByText('•••• 1111')).toBeVisible();
    await cashier.by('change').click();
    await expect(cashier.fieldInput('card_number')).not.toHaveValue('');
    await desk.request();
    await desk.enterSent();
    await cashier.expectStatus('processed');
    await cashier.by('back').click();
    await expect(cashier.group('me2me_grouped')).toBeVisible();
  });
});

test('a country without withdrawals leads to another one, back in the withdrawals', async ({
  lobby,
  player,
}) => {
  const { cashier } = lobby;
  await lobby.open({ player, open: 'withdrawal', country: 'AQ' });
  await expect(cashier.by('empty')).toBeVisible();
  await expect(cashier.title).toHaveText('Withdrawals');
  await cashier.by('region').click();
  await cashier.search.fill('Brazil');
  await cashier.region('BR').click();
  await expect(cashier.by('region')).toContainText('BR');
  await expect(cashier.group('crypto')).toBeVisible();
  await cashier.by('region').click();
  await cashier.region('DE').click();
  await expect(cashier.tile('withdraw_sepa')).toBeVisible();
  await expect(cashier.title).toHaveText('Withdrawals');
});

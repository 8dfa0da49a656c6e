import { expect } from '@playwright/test';
import type { Lobby, Visit } from './lobby.ts';
import type { Operator } from './operator.ts';
import { WithdrawalDesk } from './withdrawal-desk.ts';

export interface WithdrawalWalk {
  readonly lobby: Lobby;
  readonly operator: Operator;
  readonly visit: Visit;
  /** Money that the player has paid in before. */
  readonly fund: (amount: number, visit?: Partial<Visit>) => Promise<void>;
  /** Looks at the screen that stands now. */
  readonly look: (screen: string) => Promise<void>;
}

const account = { iban: 'DE89370400440532013000', holder_name: 'Ana Silva' };

/** Every screen of withdrawals and of the account, one after the other, for tests that look at them all. */
export async function walkWithdrawals({ lobby, operator, visit, fund, look }: WithdrawalWalk): Promise<void> {
  const { cashier } = lobby;
  const { player } = visit;
  const desk = new WithdrawalDesk(lobby);
  const back = () => cashier.by('back').click();

  await lobby.open({ ...visit, open: 'withdrawal', country: 'AQ' });
  await expect(cashier.by('empty')).toBeVisible();
  await look('withdrawal-empty');

  const nigeria = { country: 'NG', currency: 'NGN' };
  await fund(5_000, nigeria);
  await lobby.open({ ...visit, ...nigeria, open: 'withdrawal' });
  await cashier.tile('withdraw_ng_bank').click();
  await expect(cashier.by('bank-option').first()).toBeVisible();
  await look('withdrawal-banks');

  await fund(500);
  await lobby.open({ ...visit, open: 'withdrawal' });
  await expect(desk.sum('available')).toContainText('500');
  await expect(cashier.by('limits-link')).toBeVisible();
  await look('withdrawal-list');
  await cashier.group('me2me_grouped').click();
  await expect(cashier.tile('withdraw_card')).toBeVisible();
  await look('withdrawal-group');
  await cashier.tile('withdraw_card').click();
  await expect(cashier.fieldInput('card_number')).toBeVisible();
  await look('withdrawal-card');
  await back();
  await back();
  await cashier.group('crypto').click();
  await cashier.tile('withdraw_usdt').click();
  await cashier.amount.fill('60');
  await cashier.fieldInput('network').selectOption('TRC-20');
  await cashier.fieldInput('crypto_address').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toHaveCount(1);
  await look('withdrawal-crypto');
  await back();
  await back();
  await cashier.tile('withdraw_sepa').click();
  await cashier.by('guide-link').click();
  await look('withdrawal-instruction');
  await back();
  await cashier.amount.fill('200');
  for (const [name, value] of Object.entries(account)) await cashier.fieldInput(name).fill(value);
  await look('withdrawal-form');
  await desk.review();
  await look('withdrawal-summary');
  await cashier.by('confirm').click();
  await expect(cashier.by('code-step')).toBeVisible();
  await look('withdrawal-code');
  await desk.enterSent();
  await cashier.expectStatus('waiting');
  await expect(cashier.by('cancel-withdrawal')).toBeVisible();
  await look('withdrawal-review');
  await operator.decide(player, 'reject', {
    reason: 'account of somebody else',
    playerReason: 'This account is not in your name.',
  });
  await expect(cashier.by('reason')).toBeVisible();
  await look('withdrawal-rejected');
  await back();
  await desk.fill('withdraw_sepa', '60', account);
  await desk.request();
  await desk.enterSent();
  await cashier.expectStatus('processed');
  await look('withdrawal-settled');
  await back();

  await cashier.by('history-link').click();
  await expect(cashier.by('history-item')).toHaveCount(4);
  await look('history');
  await back();
  await cashier.by('limits-link').click();
  await expect(cashier.by('limit')).toHaveCount(3);
  await look('limits');
  await cashier.by('limit-change').first().click();
  await cashier.by('limit-dialog').first().locator('input').fill('120');
  await look('limit-dialog');
  await cashier.by('limit-save').first().click();
  const pause = cashier.by('coolOff');
  await pause.getByTestId('pause-days').first().click();
  await pause.getByTestId('pause-start').click();
  await expect(cashier.by('pause-confirm')).toBeVisible();
  await look('pause-dialog');
  await cashier.by('pause-confirm').click();
  await expect(cashier.by('paused')).toBeVisible();
  await look('paused');
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, ok } from '../../flows/testing/test-client.ts';
import { transaction, withdrawal } from '../../flows/testing/test-transaction.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { type AccountDrawing, drawAccount } from '../../services/testing/draw-account.tsx';
import { History } from './history.tsx';

const draw = (answers: AccountDrawing['answers'] = {}) => drawAccount(History, { room: 'history', answers });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells of each payment which way it went, how much and how it stands', async () => {
  const page = await draw({
    transactions: () =>
      ok({
        transactions: [
          withdrawal({ methodText: 'SEPA transfer' }),
          transaction({ status: 'processed', creditedAmount: 45 }),
          withdrawal({ id: 'w2', stage: 'rejected', status: 'mistaked' }),
        ],
      }),
  });
  const [first, second, third] = page.all('history-item').map(({ textContent }) => textContent);
  expect(first).toContain('Withdrawal of R$50');
  expect(first).toContain('Your withdrawal is being checked');
  expect(first).toContain('SEPA transfer');
  expect(second).toContain('Deposit of R$45');
  expect(second).toContain('In your balance');
  expect(third).toContain('was not approved');
  await page.press(page.all('history-item')[2] ?? document.body);
  expect(page.nav.last()).toMatchObject({
    name: 'withdrawalComplete',
    options: { query: { withdrawalId: 'w2', target: 'history' } },
  });
});

it('says that nothing is there yet, by each filter', async () => {
  const page = await draw();
  expect(page.words()).toContain('No payments yet');
  await page.press(page.all('history-filter')[2] ?? document.body);
  expect(page.server.calls.at(-1)?.request).toMatchObject({ kind: 'withdrawal' });
  expect(page.all('history-empty')).toHaveLength(1);
});

it('offers another try where the list, or a page of it, could not be had', async () => {
  const page = await draw({ transactions: () => lost() });
  expect(page.all('error-section')).toHaveLength(1);
  page.server.answers.transactions = () => ok({ transactions: [transaction()], nextCursor: 'c1' });
  await page.press(page.one('error-section').querySelector('button') ?? document.body);
  page.server.answers.transactions = () => lost();
  await page.press(page.one('history-more'));
  expect(page.one('history-more').textContent).toContain('Try again');
  page.server.answers.transactions = () => ok({ transactions: [withdrawal()] });
  await page.press(page.one('history-more'));
  expect(page.all('history-item')).toHaveLength(2);
  expect(page.all('history-more')).toEqual([]);
});

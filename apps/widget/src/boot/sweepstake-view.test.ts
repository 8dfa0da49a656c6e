import { expect, it } from 'vitest';
import { createTestClient, lost, ok } from '../flows/testing/test-client.ts';
import { method, methodList } from '../flows/testing/test-methods.ts';
import { createSweepstakeView } from './sweepstake-view.ts';

const mixed = () =>
  ok({
    ...methodList(method('visa'), method('usdt', { category: 'crypto' })),
    currency: 'QSC',
  });
const begin = () => {
  const server = createTestClient({ 'methods-payment-v3': mixed, 'methods-withdrawal': mixed });
  return { server, calls: createSweepstakeView(() => {}).createCalls(server.client) };
};

it.each([
  ['askList', 'methods-payment-v3'],
  ['askWithdrawalList', 'methods-withdrawal'],
] as const)('asks for the sweepstakes and keeps crypto alone: %s', async (name, path) => {
  const { server, calls } = begin();
  const result = await calls[name]({ country: 'US', currency: 'USD' });
  expect(server.callsTo(path)[0]?.request).toEqual({ country: 'US', currency: 'USD', view: 'sweep' });
  // The list stays that of the page's currency, or another load would take it for another country's.
  expect(result).toMatchObject({ ok: true, data: { currency: 'USD' } });
  expect(result.ok && result.data.methods.map((one) => one.name)).toEqual(['usdt']);
});

it('hands a failure on as it is', async () => {
  const { server, calls } = begin();
  server.answers['methods-payment-v3'] = () => lost();
  expect(await calls.askList({})).toEqual(lost());
});

it('brings the packages’ screen, and leaves the others to their own chunks', () => {
  const view = createSweepstakeView(() => {});
  expect(view.screenOf('sweepDeposit')).toBeDefined();
  expect(view.screenOf('sweepWithdrawal')).toBeUndefined();
});

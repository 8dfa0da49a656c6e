import { expect, it } from 'vitest';
import { ok } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';

it('a code that was taken has nothing left to do: its status is shown', async () => {
  const code = method('gift', { fields: [{ name: 'voucher_code', type: 'text' }] });
  const { flow, server, nav, clock } = depositSetting();
  server.answers['deposit-create'] = () => ok({ depositId: 'd1', apiResponse: { type: 'OFFLINE' } });
  flow.start(code);
  await clock.advance(0);
  flow.setAmount('50', false);
  await flow.submit({ voucher_code: 'AB12CD34' });
  expect(nav.last()).toMatchObject({ name: 'depositComplete', options: { query: { depositId: 'd1' } } });
});

import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { describe, expect, it } from 'vitest';
import { ok } from '../testing/test-client.ts';
import { settle } from '../testing/test-clock.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { outcomeOf, routeOfOutcome } from './outcome.ts';

const source = 'https://pay.example';
const card = { number: '4111' };
const cases: readonly [string, string | undefined, Partial<DepositResponse>][] = [
  ['fieldsRequired', undefined, { isFieldsRequired: true, fields: [], source }],
  ['redirect', undefined, { source }],
  ['unifiedForm', 'depositUnifiedForm', { source, data: { unifiedFlow: { fields: [] }, card } }],
  ['offers', 'depositOnrampOffers', { data: { paymentMethodOffers: [], card } }],
  ['hostToHost', 'depositHostToHost', { data: { card }, pageId: 'pix' }],
  ['hostToHost', 'depositHostToHost', { card }],
  ['hostToHost', 'depositHostToHost', { data: { requisites: [{ name: 'n', labelKey: 'l', value: 'v' }] } }],
  ['customPage', 'depositEazype', { pageId: 'eazype', apiResponse: { type: 'CUSTOM_PAGE' } }],
  ['customPage', 'depositPix', { pageId: 'pix', source }],
  ['customPage', 'depositIndiaInvoice', { pageId: 'upi-qr' }],
  ['offline', 'depositRedirectInstruction', { apiResponse: { type: 'OFFLINE' } }],
  ['other', 'depositComplete', { source: null, data: { requisites: [] } }],
];

describe('what a created deposit asks for', () => {
  it.each(cases)('%s leads to %s', (kind, route, response) => {
    const outcome = outcomeOf({ depositId: 'd1', ...response });
    expect(outcome?.kind).toBe(kind);
    expect(outcome && routeOfOutcome(outcome, 'depositComplete', false)).toBe(route);
  });

  it('is nothing without a deposit', () => {
    expect(outcomeOf({ depositId: 0, source })).toBeUndefined();
  });

  it('carries how the page is to be asked for', () => {
    const post = { source, method: 'POST', formParams: { a: 'b' } } as const;
    expect(outcomeOf({ depositId: 'd1', ...post })).toMatchObject({
      source: { url: source, method: 'POST', formParams: { a: 'b' } },
    });
  });
});

it.each(cases.filter(([, route]) => route))(
  '%s goes to %s and the deposit is followed',
  async (_, route, reply) => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = () => ok({ depositId: 'd1', ...reply });
    await test.ready();
    await test.flow.submit({});
    await settle();
    expect(test.nav.last()).toMatchObject({ name: route, options: { query: { depositId: 'd1' } } });
    expect(test.status.store.getState().paymentId).toBe('d1');
    expect(test.windows.opened[0]?.isClosed).toBe(!reply.source);
  },
);

import { expect, it } from 'vitest';
import { standardRouteNames, sweepstakeRouteNames } from '../flows/route-names.ts';
import { textAreasOf } from './text-areas-of.ts';

const routes = [...standardRouteNames, ...sweepstakeRouteNames];
const routesWith = (area: ReturnType<typeof textAreasOf>[number]) =>
  routes.filter((name) => textAreasOf(name).includes(area));

it('waits for no area where deposits begin, and on the pages that any screen may fail to', () => {
  const names = ['deposit', 'depositRedirect', 'depositCrypto', 'depositComplete', 'empty', 'error'] as const;
  expect(names.flatMap(textAreasOf)).toEqual([]);
});

it('brings the account’s texts with withdrawals, redemptions, history and limits', () => {
  expect(routesWith('account')).toEqual(routes.filter((name) => /ithdrawal|^history$|^limits$/.test(name)));
});

it('brings the invoices’ texts with the rooms of a created deposit', () => {
  expect(routesWith('invoice')).toEqual([
    'depositRedirectInstruction',
    'depositEazype',
    'depositPix',
    'depositUnifiedForm',
    'depositCryptoAddress',
    'depositIndiaInvoice',
    'depositOnrampOffers',
    'depositP2pInvoice',
    'depositP2pUnifiedForm',
    'depositP2pInstruction',
    'depositHostToHost',
    'depositVideoInstruction',
    'sweepDepositCryptoAddress',
  ]);
});

it('brings the sweepstakes’ texts with their set of routes', () => {
  expect(routesWith('sweepstake')).toEqual(sweepstakeRouteNames);
});

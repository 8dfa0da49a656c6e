import type { RouteName } from '../flows/route-names.ts';
import { child, type RouteSet, top } from './route-definition.ts';

const deposit = (backRoute: RouteName) => ({ transaction: 'deposit', backRoute }) as const;
const withdrawal = (backRoute: RouteName) => ({ transaction: 'withdrawal', backRoute }) as const;

/** Coin packages and redemption of the sweep view. */
export const sweepstakeRoutes: RouteSet = {
  home: 'sweepDeposit',
  unknown: 'sweepDeposit',
  empty: 'sweepEmpty',
  error: 'sweepError',
  routes: [
    top('sweepDeposit', '/deposit', { transaction: 'deposit', standsFor: ['deposit'] }),
    child('sweepDepositMethod', '/deposit/select-method', { ...deposit('sweepDeposit'), guard: 'previous' }),
    // A coin is chosen on the page that lists them, where it is paid with too.
    child('sweepDepositCrypto', '/deposit/crypto', {
      ...deposit('sweepDepositMethod'),
      standsFor: ['depositCrypto', 'depositGroup', 'depositGroupRedirect', 'depositRedirect'],
    }),
    child('sweepDepositCryptoAddress', '/deposit/crypto/address', {
      ...deposit('sweepDepositCrypto'),
      standsFor: ['depositCryptoAddress'],
    }),
    child('sweepDepositComplete', '/deposit/complete', {
      ...deposit('sweepDeposit'),
      guard: 'open',
      standsFor: ['depositComplete'],
    }),
    top('sweepWithdrawal', '/withdrawal', { transaction: 'withdrawal', standsFor: ['withdrawal'] }),
    child('sweepWithdrawalCrypto', '/withdrawal/crypto', {
      ...withdrawal('sweepWithdrawal'),
      standsFor: ['withdrawalGroup'],
    }),
    // The code of a redemption that was made is asked for here, after a reload too.
    child('sweepWithdrawalConvert', '/withdrawal/crypto/convert', {
      ...withdrawal('sweepWithdrawalCrypto'),
      guard: 'open',
      standsFor: ['withdrawalConfirm', 'withdrawalGroupRedirect', 'withdrawalRedirect'],
    }),
    child('sweepWithdrawalComplete', '/withdrawal/complete', {
      ...withdrawal('sweepWithdrawal'),
      guard: 'open',
      standsFor: ['withdrawalComplete'],
    }),
    top('sweepEmpty', '/empty', { transaction: 'deposit', standsFor: ['empty'] }),
    top('sweepError', '/error', { standsFor: ['error'] }),
    top('sweepForm', '/form', { isCloseHidden: true }),
  ],
};

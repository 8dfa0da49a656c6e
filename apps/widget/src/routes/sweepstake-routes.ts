import { child, type RouteSet, top } from './route-definition.ts';

/** Coin packages and redemption of the sweep view. */
export const sweepstakeRoutes: RouteSet = {
  home: 'sweepDeposit',
  unknown: 'sweepDeposit',
  empty: 'sweepEmpty',
  error: 'sweepError',
  routes: [
    top('sweepDeposit', '/deposit', { transaction: 'deposit' }),
    child('sweepDepositMethod', '/deposit/select-method', {
      transaction: 'deposit',
      backRoute: 'sweepDeposit',
      guard: 'previous',
    }),
    child('sweepDepositCrypto', '/deposit/crypto', {
      transaction: 'deposit',
      backRoute: 'sweepDepositMethod',
    }),
    child('sweepDepositCryptoAddress', '/deposit/crypto/address', {
      transaction: 'deposit',
      backRoute: 'sweepDepositCrypto',
    }),
    child('sweepDepositComplete', '/deposit/complete', {
      transaction: 'deposit',
      backRoute: 'sweepDeposit',
      guard: 'open',
    }),
    top('sweepWithdrawal', '/withdrawal', { transaction: 'withdrawal' }),
    child('sweepWithdrawalCrypto', '/withdrawal/crypto', {
      transaction: 'withdrawal',
      backRoute: 'sweepWithdrawal',
    }),
    child('sweepWithdrawalConvert', '/withdrawal/crypto/convert', {
      transaction: 'withdrawal',
      backRoute: 'sweepWithdrawalCrypto',
    }),
    child('sweepWithdrawalComplete', '/withdrawal/complete', {
      transaction: 'withdrawal',
      backRoute: 'sweepWithdrawal',
      guard: 'open',
    }),
    top('sweepEmpty', '/empty', { transaction: 'deposit' }),
    top('sweepError', '/error'),
    top('sweepForm', '/form', { isCloseHidden: true }),
  ],
};

import type { RouteName } from '../flows/route-names.ts';
import { child, type RouteSet, top } from './route-definition.ts';

const deposit = (backRoute: RouteName) => ({ transaction: 'deposit', backRoute }) as const;
const withdrawal = (backRoute: RouteName) => ({ transaction: 'withdrawal', backRoute }) as const;

/** Deposits and withdrawals of the main view. */
export const standardRoutes: RouteSet = {
  home: 'deposit',
  unknown: '/',
  empty: 'empty',
  error: 'error',
  routes: [
    top('deposit', '/deposit', { transaction: 'deposit' }),
    child('depositRegion', '/deposit/region', { ...deposit('deposit'), guard: 'previous' }),
    child('depositRedirect', '/deposit/redirect', deposit('deposit')),
    child('depositRedirectInstruction', '/deposit/redirect/instruction', deposit('depositRedirect')),
    child('depositEazype', '/deposit/redirect/eazype', deposit('depositRedirect')),
    child('depositPix', '/deposit/redirect/pix', deposit('depositRedirect')),
    child('depositUnifiedForm', '/deposit/redirect/unified-form', deposit('depositRedirect')),
    child('depositCrypto', '/deposit/crypto', deposit('deposit')),
    child('depositCryptoAddress', '/deposit/crypto/address', deposit('depositCrypto')),
    child('depositGroup', '/deposit/group', deposit('deposit')),
    child('depositGroupRedirect', '/deposit/group/redirect', deposit('depositGroup')),
    child('depositIndia', '/deposit/india', deposit('deposit')),
    child('depositIndiaInvoice', '/deposit/india/invoice', deposit('deposit')),
    child('depositOnramp', '/deposit/onramp', deposit('deposit')),
    child('depositOnrampOffers', '/deposit/onramp/offer-list', deposit('depositOnramp')),
    child('depositP2p', '/deposit/peer-to-peer', deposit('deposit')),
    child('depositP2pBase', '/deposit/peer-to-peer/base', deposit('deposit')),
    child('depositP2pInvoice', '/deposit/peer-to-peer/invoice', deposit('deposit')),
    child('depositP2pUnifiedForm', '/deposit/peer-to-peer/unified-form', deposit('deposit')),
    child('depositP2pInstruction', '/deposit/peer-to-peer/instruction', deposit('depositP2pBase')),
    child('depositHostToHost', '/deposit/host-to-host', deposit('deposit')),
    child('depositCash', '/deposit/cash', deposit('deposit')),
    child('depositBonusDetails', '/deposit/bonus-details', deposit('depositRedirect')),
    child('depositVideoInstruction', '/deposit/video-instruction', deposit('depositRedirect')),
    // A deposit that is resumed after a reload has no chosen method, but a place to see how it ends.
    child('depositComplete', '/deposit/complete', { ...deposit('deposit'), guard: 'open' }),
    top('withdrawal', '/withdrawal', { transaction: 'withdrawal' }),
    child('withdrawalRegion', '/withdrawal/region', { ...withdrawal('withdrawal'), guard: 'previous' }),
    child('withdrawalRedirect', '/withdrawal/redirect', withdrawal('withdrawal')),
    child(
      'withdrawalRedirectInstruction',
      '/withdrawal/redirect/instruction',
      withdrawal('withdrawalRedirect'),
    ),
    child('withdrawalNigerianBanks', '/withdrawal/nigerian-banks', withdrawal('withdrawal')),
    child('withdrawalGroup', '/withdrawal/group', withdrawal('withdrawal')),
    child('withdrawalGroupRedirect', '/withdrawal/group/redirect', withdrawal('withdrawalGroup')),
    // The code of a withdrawal that was made is asked for after a reload too.
    child('withdrawalConfirm', '/withdrawal/confirm', { ...withdrawal('withdrawal'), guard: 'open' }),
    child('withdrawalComplete', '/withdrawal/complete', { ...withdrawal('withdrawal'), guard: 'open' }),
    child('history', '/history', { backRoute: 'deposit', guard: 'open' }),
    child('limits', '/limits', { backRoute: 'deposit', guard: 'open' }),
    top('empty', '/empty', { transaction: 'deposit' }),
    child('emptyRegion', '/empty/region', { ...deposit('empty'), guard: 'previous' }),
    top('error', '/error'),
    top('form', '/form', { isCloseHidden: true }),
  ],
};

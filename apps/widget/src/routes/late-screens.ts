import type { ComponentType } from 'react';
import type { LateRoute } from './late-routes.ts';

/** How a screen's code arrives: as a chunk of its own. */
type ScreenLoader = () => Promise<ComponentType>;

/** Every card view's form; what differs between them comes from the view. */
const depositRedirect: ScreenLoader = async () =>
  (await import('../screens/deposit-redirect/deposit-redirect.tsx')).DepositRedirect;
const unifiedForm: ScreenLoader = async () =>
  (await import('../screens/deposit-redirect/unified-form.tsx')).UnifiedForm;
const instruction: ScreenLoader = async () =>
  (await import('../screens/deposit-instruction/deposit-instruction.tsx')).DepositInstruction;
const account = () => import('./account-screens.ts');
const sweepstake = () => import('./sweepstake-screens.tsx');
const cryptoAddress: ScreenLoader = async () =>
  (await import('../screens/deposit-crypto-address/deposit-crypto-address.tsx')).DepositCryptoAddress;
const withdrawalRedirect: ScreenLoader = async () => (await account()).WithdrawalRedirect;
const groupList: ScreenLoader = async () => (await import('../screens/group-list/group-list.tsx')).GroupList;
const complete: ScreenLoader = async () =>
  (await import('../screens/payment-complete/payment-complete.tsx')).PaymentComplete;
const region: ScreenLoader = async () => (await import('../screens/region/region.tsx')).Region;
const empty: ScreenLoader = async () => (await import('../screens/empty/empty.tsx')).Empty;
const error: ScreenLoader = async () => (await import('../screens/error/error.tsx')).ErrorPage;

/**
 * The screens whose code arrives when they are opened. The table is a chunk of its own: the names of all those files
 * would travel with the first screen otherwise.
 */
export const lateScreens: Readonly<Record<LateRoute, ScreenLoader>> = {
  depositRegion: region,
  depositRedirect,
  depositRedirectInstruction: instruction,
  depositUnifiedForm: unifiedForm,
  depositEazype: async () => (await import('../screens/deposit-eazype/deposit-eazype.tsx')).DepositEazype,
  depositPix: async () => (await import('../screens/deposit-pix/deposit-pix.tsx')).DepositPix,
  depositCrypto: async () => (await import('../screens/deposit-crypto/deposit-crypto.tsx')).DepositCrypto,
  depositCryptoAddress: cryptoAddress,
  depositGroup: groupList,
  depositGroupRedirect: depositRedirect,
  depositIndia: depositRedirect,
  depositIndiaInvoice: async () =>
    (await import('../screens/deposit-india-invoice/deposit-india-invoice.tsx')).DepositIndiaInvoice,
  depositP2p: async () => (await import('../screens/deposit-p2p-list/deposit-p2p-list.tsx')).DepositP2pList,
  depositP2pBase: depositRedirect,
  depositP2pInvoice: async () =>
    (await import('../screens/deposit-p2p-invoice/deposit-p2p-invoice.tsx')).DepositP2pInvoice,
  depositP2pUnifiedForm: unifiedForm,
  depositP2pInstruction: instruction,
  depositHostToHost: async () =>
    (await import('../screens/deposit-host-to-host/deposit-host-to-host.tsx')).DepositHostToHost,
  depositBonusDetails: async () =>
    (await import('../screens/deposit-bonus-details/deposit-bonus-details.tsx')).DepositBonusDetails,
  depositVideoInstruction: async () =>
    (await import('../screens/deposit-video-instruction/deposit-video-instruction.tsx'))
      .DepositVideoInstruction,
  depositOnramp: depositRedirect,
  depositOnrampOffers: async () =>
    (await import('../screens/deposit-onramp-offers/deposit-onramp-offers.tsx')).DepositOnrampOffers,
  depositCash: depositRedirect,
  depositComplete: complete,
  withdrawal: async () => (await account()).WithdrawalList,
  withdrawalRegion: region,
  withdrawalRedirect,
  withdrawalRedirectInstruction: async () => (await account()).WithdrawalInstruction,
  withdrawalNigerianBanks: async () => (await account()).WithdrawalBanks,
  withdrawalGroup: groupList,
  withdrawalGroupRedirect: withdrawalRedirect,
  withdrawalConfirm: async () => (await account()).WithdrawalConfirm,
  withdrawalComplete: complete,
  history: async () => (await account()).History,
  limits: async () => (await account()).Limits,
  empty,
  emptyRegion: region,
  error,
  sweepDeposit: async () => (await import('../screens/box-list/box-list.tsx')).BoxList,
  sweepDepositMethod: async () => (await sweepstake()).BoxMethods,
  sweepDepositCrypto: async () => (await sweepstake()).BoxPurchase,
  sweepDepositCryptoAddress: cryptoAddress,
  sweepDepositComplete: complete,
  sweepWithdrawal: async () => (await sweepstake()).Redemption,
  sweepWithdrawalCrypto: groupList,
  sweepWithdrawalConvert: async () => (await sweepstake()).RedemptionConvert,
  sweepWithdrawalComplete: complete,
  sweepEmpty: empty,
  sweepError: error,
};

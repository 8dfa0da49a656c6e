/** The screens of withdrawals and of the account, as one chunk: whoever opens one goes on to the next. */
export { WithdrawalBanks } from '../screens/deposit-redirect/withdrawal-banks.tsx';
export { WithdrawalRedirect } from '../screens/deposit-redirect/withdrawal-redirect.tsx';
export { History } from '../screens/history/history.tsx';
export { Limits } from '../screens/limits/limits.tsx';
export { WithdrawalList } from '../screens/method-list/withdrawal-list.tsx';
export { WithdrawalConfirm } from '../screens/withdrawal-confirm/withdrawal-confirm.tsx';
export { WithdrawalInstruction } from '../screens/withdrawal-instruction/withdrawal-instruction.tsx';

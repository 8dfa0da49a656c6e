import type { Client } from '../api/client.ts';
import type { MethodsDeps } from '../flows/methods-flow.ts';
import type { PendingCalls } from '../flows/pending-flow.ts';

/** The calls of the flows that stand in the first screen's script; what describes them arrives with the client. */
export function createFirstCalls({
  call,
}: Client): PendingCalls &
  Pick<MethodsDeps, 'askList'> & { readonly askWithdrawalList: MethodsDeps['askList'] } {
  return {
    async askList(request) {
      const { methodsPaymentV3 } = await import('@opencashier/contract/calls/methods-payment-v3');
      return call(methodsPaymentV3, request);
    },
    async askWithdrawalList({ country, currency }) {
      const { methodsWithdrawal } = await import('@opencashier/contract/calls/methods-withdrawal');
      return call(methodsWithdrawal, { country, currency });
    },
    async askOpen(request) {
      const { transactions } = await import('@opencashier/contract/calls/transactions');
      return call(transactions, request);
    },
    async askStatus(kind, paymentId, paymentMethod) {
      if (kind === 'withdrawal') {
        const { withdrawalStatus } = await import('@opencashier/contract/calls/withdrawal-status');
        return call(withdrawalStatus, { withdrawalId: paymentId });
      }
      const { depositStatus } = await import('@opencashier/contract/calls/deposit-status');
      return call(depositStatus, { depositId: paymentId, paymentMethod });
    },
  };
}

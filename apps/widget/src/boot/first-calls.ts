import type { Client } from '../api/client.ts';
import type { MethodsDeps } from '../flows/methods-flow.ts';

/** The calls of the flows that stand in the first screen's script; what describes them arrives with the client. */
export function createFirstCalls({
  call,
}: Client): Pick<MethodsDeps, 'askList'> & { readonly askWithdrawalList: MethodsDeps['askList'] } {
  return {
    async askList(request) {
      const { methodsPaymentV3 } = await import('@opencashier/contract/calls/methods-payment-v3');
      return call(methodsPaymentV3, request);
    },
    async askWithdrawalList({ country, currency, view }) {
      const { methodsWithdrawal } = await import('@opencashier/contract/calls/methods-withdrawal');
      return call(methodsWithdrawal, { country, currency, view });
    },
  };
}

import { redactBody } from '@opencashier/contract/redact-body';
import type { Trail } from '../ports/trail.ts';
import type { WalletCallRecord, WalletOperations } from '../ports/wallet-operations.ts';

/** Calls of the operator's wallet about a payment, redacted; one without an answer says so. */
export function walletTrail(operations: Pick<WalletOperations, 'callsOf'>): Trail {
  return {
    async of(id) {
      const calls = [
        ...(await operations.callsOf({ depositId: id })),
        ...(await operations.callsOf({ withdrawalId: id })),
      ];
      return calls.map(({ call, body, sentAt, status, reply, error }: WalletCallRecord) => ({
        at: sentAt,
        kind: 'walletCall',
        with: 'wallet',
        type: call,
        outcome: error ?? (status === undefined ? 'no answer' : String(status)),
        request: redactBody(body),
        ...(reply !== undefined && { reply: redactBody(reply) }),
      }));
    },
  };
}

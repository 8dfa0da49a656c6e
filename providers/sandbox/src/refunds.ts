import { settle, unknown } from '@opencashier/provider-kit/errors';
import type { AskingClient } from '@opencashier/provider-kit/http-client';
import type { Provider } from '@opencashier/provider-kit/provider';
import type { RefundPort } from '@opencashier/provider-kit/refunds';
import { parseReply } from '@opencashier/provider-kit/reply';
import * as z from 'zod/mini';
import { wireRefund, wireRefusal } from './wire.ts';

/** Under which id the sandbox's events and books tell of an order. */
const reversalIdOf = (reference: string): string => `rev_${reference}`;

/** The sandbox's refunds. It keeps no orders apart: one that it took stands among the events of its payment. */
export function sandboxRefunds(request: AskingClient, findDeposit: Provider['findDeposit']): RefundPort {
  return {
    createRefund: ({ reference, depositReference, transactionId, money }) =>
      settle(async () => {
        const path = `/v1/payments/${encodeURIComponent(depositReference)}/refunds`;
        const body = { reference, transactionId, amount: money.minor.toString() };
        const reply = await request({ method: 'POST', path, body });
        if (reply.kind === 'unknown') return reply;
        if (reply.kind === 'ok')
          return { kind: 'accepted', reversalId: parseReply(wireRefund, reply.body).id };
        const refusal = z.safeParse(wireRefusal, reply.body);
        const isClear = refusal.success && (reply.status === 404 || reply.status === 422);
        if (!isClear) return unknown(`status ${reply.status}`);
        const { code, message } = refusal.data.error;
        return { kind: 'refused', code, ...(message === undefined ? {} : { message }) };
      }),

    findRefund: ({ reference, depositReference }) =>
      settle(async () => {
        const deposit = await findDeposit(depositReference);
        if (deposit.kind !== 'found') return deposit;
        const reversalId = reversalIdOf(reference);
        const events = deposit.events.filter(
          (event) => event.type === 'reversed' && event.reversalId === reversalId,
        );
        return events.length > 0 ? { kind: 'found', reversalId, events } : { kind: 'notFound' };
      }),
  };
}

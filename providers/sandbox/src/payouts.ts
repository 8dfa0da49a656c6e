import { settle, unknown } from '@opencashier/provider-kit/errors';
import { asking, type HttpClient } from '@opencashier/provider-kit/http-client';
import type {
  CreatePayoutOutcome,
  CreatePayoutRequest,
  PayoutEvent,
  PayoutPort,
} from '@opencashier/provider-kit/payouts';
import { parseReply } from '@opencashier/provider-kit/reply';
import * as z from 'zod/mini';
import { outageOf } from './outage.ts';
import { type WirePayoutEvent, wirePayout, wireRefusal } from './wire.ts';

function toOrder({
  reference,
  method,
  money,
  country,
  language,
  player,
  fields,
  webhookUrl,
}: CreatePayoutRequest) {
  return {
    ...{ reference, method, country, language, fields, webhookUrl },
    amount: money.minor.toString(),
    currency: money.currency,
    payer: player,
  };
}

/** A refused order. It is one only where the sandbox says so; another provider may be tried where nothing is on record. */
function toRefused(status: number, body: unknown): CreatePayoutOutcome {
  const refusal = z.safeParse(wireRefusal, body);
  if (!refusal.success) return unknown(`status ${status} without a reason`);
  const { code, message, isRecorded } = refusal.data.error;
  const isSafe = status === 402 ? isRecorded === false : true;
  return { kind: 'refused', code, ...(message === undefined ? {} : { message }), isSafe };
}

/** An event of a payout in our words. */
export function toPayoutEvent(event: WirePayoutEvent): PayoutEvent {
  const base = { eventId: event.id, reference: event.data.reference, occurredAt: new Date(event.timestamp) };
  switch (event.type) {
    case 'payout.settled': {
      const { transactionId, amount, currency } = event.data;
      return { ...base, type: 'payoutSettled', transactionId, money: { minor: amount, currency } };
    }
    case 'payout.refused':
      return { ...base, type: 'payoutRefused', reason: event.data.reason };
    case 'payout.returned': {
      const { transactionId, amount, currency, reason } = event.data;
      return { ...base, type: 'payoutReturned', transactionId, money: { minor: amount, currency }, reason };
    }
  }
}

/** The sandbox's payouts. */
export function sandboxPayouts(order: HttpClient): PayoutPort {
  const request = asking(order);
  return {
    createPayout: (payout) =>
      settle(async () => {
        const reply = await order({ method: 'POST', path: '/v1/payouts', body: toOrder(payout) });
        if (reply.kind === 'unsent' || reply.kind === 'unknown') {
          const outage = outageOf(reply);
          return outage === undefined ? unknown(reply.reason) : { ...outage, kind: 'refused' };
        }
        if (reply.kind === 'refused') return toRefused(reply.status, reply.body);
        return { kind: 'accepted', providerReference: parseReply(wirePayout, reply.body).id };
      }),

    findPayout: (reference) =>
      settle(async () => {
        const reply = await request({ method: 'GET', path: `/v1/payouts/${encodeURIComponent(reference)}` });
        if (reply.kind === 'unknown') return reply;
        if (reply.kind === 'refused') {
          return reply.status === 404 ? { kind: 'notFound' } : unknown(`status ${reply.status}`);
        }
        const { id, events } = parseReply(wirePayout, reply.body);
        return { kind: 'found', providerReference: id, events: events.map(toPayoutEvent) };
      }),
  };
}

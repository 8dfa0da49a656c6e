import type { DepositEvent } from '@opencashier/provider-kit/events';
import type {
  CreateDepositOutcome,
  CreateDepositRequest,
  DepositInstruction,
} from '@opencashier/provider-kit/provider';
import * as z from 'zod/mini';
import { type WireCreated, type WireEvent, type WireInstruction, wireRefusal } from './wire.ts';

/** Our request in the sandbox's words. */
export function toWireRequest(request: CreateDepositRequest) {
  const { reference, method, money, country, language, player, fields, returnUrl, webhookUrl } = request;
  return {
    reference,
    method,
    amount: money.minor.toString(),
    currency: money.currency,
    country,
    language,
    payer: player,
    fields,
    returnUrl,
    webhookUrl,
  };
}

function toInstruction(instruction: WireInstruction): DepositInstruction {
  switch (instruction.kind) {
    case 'redirect':
      return { kind: 'redirect', url: instruction.url, method: instruction.httpMethod };
  }
}

/** What a create and a find have in common. */
export function toCreated({ id, expiresInMinutes, instruction }: WireCreated) {
  return {
    providerReference: id,
    instruction: toInstruction(instruction),
    timeoutMinutes: expiresInMinutes,
  };
}

/**
 * A refused create. Another provider may be tried where the sandbox says that nothing is on record, and where it
 * never looked at the payment: bad credentials, a bad request, too many of them.
 */
export function toDeclined(status: number, body: unknown): CreateDepositOutcome {
  const refusal = z.safeParse(wireRefusal, body);
  if (!refusal.success) return { kind: 'unknown', reason: `status ${status} without a reason` };
  const { code, message, isRecorded } = refusal.data.error;
  const isSafe = status === 402 ? isRecorded === false : true;
  return { kind: 'declined', code, ...(message === undefined ? {} : { message }), isSafe };
}

const reversalKinds = {
  'payment.refunded': 'refund',
  'payment.charged_back': 'chargeback',
  'payment.chargeback_won': 'chargebackWon',
} as const;

/** An event of the sandbox in our words. */
export function toEvent(event: WireEvent): DepositEvent {
  const base = { eventId: event.id, reference: event.data.reference, occurredAt: new Date(event.timestamp) };
  switch (event.type) {
    case 'payment.pending':
      return { ...base, type: 'pending' };
    case 'payment.paid': {
      const { transactionId, amount, currency } = event.data;
      return { ...base, type: 'paid', transactionId, money: { minor: amount, currency } };
    }
    case 'payment.failed':
      return { ...base, type: 'failed', reason: event.data.reason };
    case 'payment.expired':
      return { ...base, type: 'expired' };
    case 'payment.refunded':
    case 'payment.charged_back':
    case 'payment.chargeback_won': {
      const { transactionId, reversalId, amount, currency } = event.data;
      const kind = reversalKinds[event.type];
      return {
        ...base,
        type: 'reversed',
        transactionId,
        reversalId,
        kind,
        money: { minor: amount, currency },
      };
    }
  }
}

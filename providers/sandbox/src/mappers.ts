import type { ChainProgress, DepositEvent, SavedInstrument } from '@opencashier/provider-kit/events';
import type {
  CreateDepositOutcome,
  CreateDepositRequest,
  DepositInstruction,
} from '@opencashier/provider-kit/provider';
import * as z from 'zod/mini';
import {
  type WireCreated,
  type WireEvent,
  type WireInstruction,
  type WireInstrument,
  wireRefusal,
} from './wire.ts';

/** Our request in the sandbox's words. */
export function toWireRequest(request: CreateDepositRequest) {
  const { reference, method, money, country, language, player, fields, instrument, returnUrl, webhookUrl } =
    request;
  return {
    reference,
    method,
    amount: money.minor.toString(),
    currency: money.currency,
    country,
    language,
    payer: player,
    fields,
    ...(instrument === undefined ? {} : { instrument }),
    returnUrl,
    webhookUrl,
  };
}

function toInstruction(instruction: WireInstruction): DepositInstruction {
  switch (instruction.kind) {
    case 'redirect':
      return { kind: 'redirect', url: instruction.url, method: instruction.httpMethod };
    case 'fields_required':
      return { kind: 'fieldsRequired', fields: instruction.fields };
    case 'form': {
      const { fields, titleKey, textKey } = instruction;
      return { kind: 'unifiedForm', fields, titleKey, textKey };
    }
    case 'pix':
      return { kind: 'customPage', page: 'pix', data: instruction.page };
    case 'eazype':
      return { kind: 'customPage', page: 'eazype', data: instruction.page };
    case 'upi':
      return { kind: 'customPage', page: 'upi-qr', data: instruction.page };
    case 'crypto':
      return { kind: 'crypto', invoice: instruction.invoice };
    case 'voucher':
      return { kind: 'voucher', voucher: instruction.voucher };
    case 'requisites': {
      const { lines, card } = instruction;
      return { kind: 'requisites', requisites: lines, ...(card === undefined ? {} : { card }) };
    }
    case 'offers':
      return {
        kind: 'offers',
        offers: instruction.offers.map(({ fee, ...offer }) => ({ ...offer, feeMinor: fee })),
      };
    case 'none':
      return { kind: 'none' };
  }
}

/** What a create and a find have in common. */
export function toCreated({ id, expiresInMinutes, instruction, payable }: WireCreated) {
  return {
    providerReference: id,
    instruction: toInstruction(instruction),
    timeoutMinutes: expiresInMinutes,
    ...(payable === undefined ? {} : { payable: { minor: payable.amount, currency: payable.currency } }),
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

const ofChain = (chain: ChainProgress | undefined) => (chain === undefined ? {} : { chain });

function toInstrument({ token, label, brand }: WireInstrument): SavedInstrument {
  return { token, label, ...(brand === undefined ? {} : { brand }) };
}

/** An event of the sandbox in our words. */
export function toEvent(event: WireEvent): DepositEvent {
  const base = { eventId: event.id, reference: event.data.reference, occurredAt: new Date(event.timestamp) };
  switch (event.type) {
    case 'payment.pending':
      return { ...base, type: 'pending', ...ofChain(event.data.chain) };
    case 'payment.paid': {
      const { transactionId, amount, currency, chain, instrument } = event.data;
      return {
        ...base,
        type: 'paid',
        transactionId,
        money: { minor: amount, currency },
        ...(chain === undefined ? {} : { txid: chain.txid }),
        ...ofChain(chain),
        ...(instrument === undefined ? {} : { instrument: toInstrument(instrument) }),
      };
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

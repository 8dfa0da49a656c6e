import type { ReplyOf } from '@opencashier/contract/calls/define-call';
import { depositStatus } from '@opencashier/contract/calls/deposit-status';
import { withdrawalStatus } from '@opencashier/contract/calls/withdrawal-status';
import type { Transaction, TransactionStatus } from '@opencashier/contract/entities/transaction';
import type { CallResult, Client } from '../api/client.ts';
import type { HostChannel } from '../host/host-channel.ts';
import type { PaymentKind } from './payment-kind.ts';

/** One payment whose status is asked for. */
export interface FollowedPayment {
  readonly kind: PaymentKind;
  readonly paymentId: string;
  readonly paymentMethod: string | undefined;
}

/** A payment as its status tells it; of a withdrawal also what is known of its code. */
export type ToldPayment = Transaction &
  Partial<Pick<ReplyOf<typeof withdrawalStatus>, 'codeResendIn' | 'codeTriesLeft'>>;

/** Where a payment stands, by the call of its kind. */
export function askStatus(
  { call }: Client,
  { kind, paymentId, paymentMethod }: FollowedPayment,
): Promise<CallResult<ToldPayment>> {
  if (kind === 'withdrawal') return call(withdrawalStatus, { withdrawalId: paymentId });
  return call(depositStatus, { depositId: paymentId, ...(paymentMethod ? { paymentMethod } : {}) });
}

/** What the host is told of a payment; what is not known is left out. */
export interface PaymentNews {
  readonly kind: PaymentKind;
  readonly paymentId: string;
  readonly status: TransactionStatus;
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
}

/** Tells the host how payments stand, each status once. */
export function createStatusTeller(host: HostChannel): (news: PaymentNews) => void {
  const told = new Map<string, TransactionStatus>();
  return ({ kind, paymentId, status, amount, currency }) => {
    const name = `${kind} ${paymentId}`;
    if (told.get(name) === status) return;
    told.set(name, status);
    if (kind === 'withdrawal') {
      host.send('withdrawalStatus', { withdrawalId: paymentId, status });
      return;
    }
    host.send('depositStatus', {
      depositId: paymentId,
      status,
      ...(amount === undefined ? {} : { amount }),
      ...(currency === undefined ? {} : { currency }),
    });
  };
}

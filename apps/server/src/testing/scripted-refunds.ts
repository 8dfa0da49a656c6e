import type { DepositEvent } from '@opencashier/provider-kit/events';
import type {
  CreateRefundOutcome,
  CreateRefundRequest,
  FindRefundOutcome,
  RefundPort,
} from '@opencashier/provider-kit/refunds';

/** The part of a scripted provider that gives money back: idempotent by reference. */
export interface ScriptedRefunds extends RefundPort {
  /** Every call, repetitions among them. */
  readonly orders: readonly CreateRefundRequest[];
  /** Decides over the next orders; without it they are accepted. An order that it takes is on record. */
  onCreate: ((request: CreateRefundRequest) => Promise<CreateRefundOutcome>) | undefined;
  /** Puts an order on record, as a provider does that then says nothing. */
  take(request: CreateRefundRequest): void;
}

export function scriptedRefunds(
  name: string,
  happened: (reversalId: string) => readonly DepositEvent[],
): ScriptedRefunds {
  const orders: CreateRefundRequest[] = [];
  const known = new Set<string>();
  const reversalOf = (reference: string) => `${name}-back-${reference}`;
  const refunds: ScriptedRefunds = {
    orders,
    onCreate: undefined,
    take: ({ reference }) => void known.add(reference),
    async createRefund(request): Promise<CreateRefundOutcome> {
      orders.push(request);
      const accepted = { kind: 'accepted', reversalId: reversalOf(request.reference) } as const;
      const outcome = (await refunds.onCreate?.(request)) ?? accepted;
      if (outcome.kind === 'accepted') refunds.take(request);
      return outcome;
    },
    async findRefund({ reference }): Promise<FindRefundOutcome> {
      if (!known.has(reference)) return { kind: 'notFound' };
      const reversalId = reversalOf(reference);
      return { kind: 'found', reversalId, events: happened(reversalId) };
    },
  };
  return refunds;
}

import type { OperatorReplyOf, OperatorRequestOf } from '@opencashier/contract/operator/define-operator-call';
import type { OperatorCallName, OperatorCalls } from '@opencashier/contract/operator/registry';
import type { OperatorKey } from '../../ports/operator-keys.ts';
import type { Result } from '../use-case.ts';

/** Who asks: the key was checked before, and that it may. */
export interface OperatorContext {
  readonly key: OperatorKey;
  /** Names this wish among all, where the call takes an idempotency key: what was done under it is known again. */
  readonly requestKey?: string;
}

/** A use case of the operator's API: validated request in, reply or refusal out. */
export type OperatorUseCase<Name extends OperatorCallName> = (
  request: OperatorRequestOf<OperatorCalls[Name]>,
  context: OperatorContext,
) => Promise<Result<OperatorReplyOf<OperatorCalls[Name]>>>;

export type OperatorReply<Name extends OperatorCallName> = OperatorReplyOf<OperatorCalls[Name]>;

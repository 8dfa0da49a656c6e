import type { OperatorReplyOf, OperatorRequestOf } from '@opencashier/contract/operator/define-operator-call';
import type { OperatorCallName, OperatorCalls } from '@opencashier/contract/operator/registry';
import type { Result } from '../use-case.ts';

/** A use case of the operator's API: validated request in, reply or refusal out. Whose key it was is checked before. */
export type OperatorUseCase<Name extends OperatorCallName> = (
  request: OperatorRequestOf<OperatorCalls[Name]>,
) => Promise<Result<OperatorReplyOf<OperatorCalls[Name]>>>;

export type OperatorReply<Name extends OperatorCallName> = OperatorReplyOf<OperatorCalls[Name]>;

import { present } from './desk.ts';

interface Attempt<State extends string> {
  readonly reference: string;
  readonly ordinal: number;
  readonly provider: string;
  readonly providerMethod: string;
  readonly state: State;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  readonly passedOver: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** One try at one provider account, of a deposit or of a withdrawal. */
export function attemptReply<State extends string>(attempt: Attempt<State>) {
  const { reference, ordinal, provider, providerMethod, state, providerReference, reason } = attempt;
  return {
    ...{ reference, ordinal, provider, providerMethod, state },
    ...present({ providerReference, reason }),
    passedOver: [...attempt.passedOver],
    createdAt: attempt.createdAt.toISOString(),
    updatedAt: attempt.updatedAt.toISOString(),
  };
}

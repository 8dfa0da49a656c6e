import { socketRetry } from '@opencashier/contract/constants';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { backoffDelay } from '../../api/backoff.ts';
import type { CallOptions, CallResult } from '../../api/client.ts';
import type { Clock } from '../clock.ts';
import type { CaptchaDetails, CaptchaFields, CaptchaRunner } from './captcha-runner.ts';
import { createFailureOf, type Refusal } from './failure.ts';

/** How an attempt ended. */
export type AttemptEnd<Reply = DepositResponse> =
  | { readonly kind: 'created'; readonly response: Reply }
  | { readonly kind: 'similar'; readonly open: Transaction | undefined }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly details?: unknown;
    }
  /** The captcha could not be solved; a text of its own says why. */
  | { readonly kind: 'captchaFailed'; readonly text: string; readonly tone: 'info' | 'danger' }
  /** The player's own wish. */
  | { readonly kind: 'dropped' };

export interface AttemptOptions<Reply = DepositResponse> {
  /** One request with this attempt's own key; captcha fields are put in where one was solved. */
  readonly send: (
    captcha: CaptchaFields,
    options: Required<Pick<CallOptions, 'idempotencyKey' | 'signal'>>,
  ) => Promise<CallResult<Reply>>;
  readonly key: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly captcha: CaptchaRunner | undefined;
  /** Solved before the first request; the one that a refusal asks for does not count with it. */
  readonly captchaBefore?: CaptchaDetails | undefined;
  /** Told every time that nobody knows whether it was created. */
  readonly onUnknown: () => void;
}

/** One attempt of the player to make or confirm a payment: one key, however often it has to ask. */
export interface Attempt<Reply = DepositResponse> {
  readonly key: string;
  readonly end: Promise<AttemptEnd<Reply>>;
  /** Asks now, with the same key; beside a request that may never be answered, but not beside two. */
  askNow(): void;
  /** Stops asking. */
  drop(): void;
  /** The connection is lost: whether anything was created is unknown, unless only a captcha was solved so far. */
  lose(): void;
}

const maxFlights = 2;

const refusedBy = ({ code, message, details }: Refusal) =>
  ({ kind: 'refused', code, message, ...(details === undefined ? {} : { details }) }) as const;

export function beginAttempt<Reply>(options: AttemptOptions<Reply>): Attempt<Reply> {
  const { key, clock } = options;
  const controller = new AbortController();
  const { signal } = controller;
  let flights = 0;
  let tries = 0;
  let isOver = false;
  let captchaFields: CaptchaFields = {};
  let isCaptchaUsed = false;
  let isSolving = false;
  let callOff = () => {};
  let finish: (end: AttemptEnd<Reply>) => void = () => {};

  const end = new Promise<AttemptEnd<Reply>>((resolve) => {
    finish = (how) => {
      isOver = true;
      callOff();
      resolve(how);
    };
  });

  const solve = async (captcha: CaptchaRunner, details: CaptchaDetails): Promise<void> => {
    isSolving = true;
    const outcome = await captcha.run(details, signal);
    isSolving = false;
    if (isOver) return;
    if (outcome.kind === 'solved') {
      captchaFields = outcome.fields;
      await ask();
      return;
    }
    finish(outcome.kind === 'closed' ? { kind: 'dropped' } : { ...outcome, kind: 'captchaFailed' });
  };

  const ask = async (): Promise<void> => {
    callOff();
    flights += 1;
    const result = await options.send(captchaFields, { idempotencyKey: key, signal });
    flights -= 1;
    if (isOver) return;
    if (result.ok) {
      finish({ kind: 'created', response: result.data });
      return;
    }
    const failure = createFailureOf(result.error);
    switch (failure.kind) {
      case 'unknown':
        options.onUnknown();
        if (flights === 0) {
          callOff = clock.after(
            backoffDelay(tries++, socketRetry.maxBackoffMs, options.random),
            () => void ask(),
          );
        }
        return;
      case 'captcha':
        if (options.captcha && !isCaptchaUsed) {
          isCaptchaUsed = true;
          await solve(options.captcha, failure.details);
          return;
        }
        finish(refusedBy(failure.refusal));
        return;
      case 'similar':
        finish({ kind: 'similar', open: failure.open });
        return;
      case 'refused':
        finish(refusedBy(failure.refusal));
        return;
      case 'silent':
        finish({ kind: 'dropped' });
        return;
    }
  };

  const { captcha, captchaBefore } = options;
  void (captcha && captchaBefore ? solve(captcha, captchaBefore) : ask());
  return {
    key,
    end,
    askNow() {
      if (!isOver && !isSolving && flights < maxFlights) void ask();
    },
    drop() {
      if (isOver) return;
      finish({ kind: 'dropped' });
      controller.abort();
    },
    lose() {
      if (!isOver && !isSolving) options.onUnknown();
    },
  };
}

import type { Clock } from '../../ports/clock.ts';
import { success } from '../use-case.ts';
import type { Desk } from './desk.ts';
import type { OperatorUseCase } from './operator-use-case.ts';

const defaultReachMs = 30 * 24 * 60 * 60 * 1000;

/** Compares the books; a difference is part of the reply, not a failure of the call. */
export function verify(desk: Desk, clock: Clock): OperatorUseCase<'verify'> {
  return async ({ since }) => {
    const from = since === undefined ? new Date(clock.now().getTime() - defaultReachMs) : new Date(since);
    const report = await desk.verify(from);
    return success({
      at: report.at.toISOString(),
      compared: [...report.compared],
      differences: [...report.differences],
    });
  };
}

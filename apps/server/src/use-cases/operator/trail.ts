import type { TrailEntry } from '../../ports/trail.ts';
import { present } from './desk.ts';
import type { OperatorReply } from './operator-use-case.ts';

/** What went over the wire about a payment, as the operator reads it. */
export function trailReply(trail: readonly TrailEntry[]): OperatorReply<'deposits-get'>['trail'] {
  return trail.map(({ at, kind, with: other, type, outcome, request, reply }) => ({
    at: at.toISOString(),
    ...{ kind, with: other, type, outcome },
    ...present({ request, reply }),
  }));
}

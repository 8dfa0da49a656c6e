import type { Transaction, WithdrawalStage } from '@opencashier/contract/entities/transaction';
import type { TimelineStep } from './status.ts';

/** The way of every withdrawal. The code stands in it only where one is or was asked for. */
const way = ['requested', 'confirm', 'review', 'approved', 'sent', 'settled'] as const;
type WayStage = (typeof way)[number];

const ends = ['rejected', 'canceled', 'failed', 'returned'] as const;
const isEnd = (stage: WithdrawalStage): stage is (typeof ends)[number] => ends.some((end) => end === stage);

/** Where the money is and was, with the times that the server told; before its first word it was only asked for. */
export function withdrawalTimeline(transaction: Transaction | undefined): readonly TimelineStep[] {
  const { stage = 'requested', stages = [], createdAt, updatedAt } = transaction ?? {};
  const since = new Map(stages.map((one) => [one.stage, one.at]));
  const timed = (name: WayStage) => {
    const at = since.get(name) ?? (name === 'requested' ? createdAt : undefined);
    return at === undefined ? {} : { at };
  };
  if (isEnd(stage)) {
    const at = since.get(stage) ?? updatedAt;
    const passed = way.filter((name) => name === 'requested' || since.has(name));
    // Who takes it back breaks off the step where it stood: no code was entered then, and nobody has checked it.
    const isBrokenOff = stage === 'canceled' && passed.length > 1;
    const been = isBrokenOff ? passed.slice(0, -1) : passed;
    return [
      ...been.map((name) => ({ name, state: 'done', ...timed(name) }) as const),
      { name: stage, state: 'failed', ...(at === undefined ? {} : { at }) },
    ];
  }
  const shown = way.filter((name) => name !== 'confirm' || stage === 'confirm' || since.has('confirm'));
  const current = shown.indexOf(stage);
  return shown.map((name, index) => {
    if (index < current || stage === 'settled') return { name, state: 'done', ...timed(name) };
    return index === current ? { name, state: 'current', ...timed(name) } : { name, state: 'ahead' };
  });
}

import { depositDelayMarks } from '@opencashier/contract/constants';

/** The part of the browser's performance timeline that is used. */
export type Timeline = Pick<Performance, 'mark' | 'getEntriesByName' | 'clearMarks'>;

/** How long the player took from the first tiles to the first click on the deposit button. */
export interface DepositDelay {
  /** Sets the first mark, unless it is set or the delay was measured. */
  tilesShown(): void;
  /** Whole milliseconds on the first click; undefined without tiles, or when it was measured before. */
  depositClicked(): number | undefined;
}

export function createDepositDelay(timeline: Timeline): DepositDelay {
  const { start, end } = depositDelayMarks;
  let isMeasured = false;
  const timeOf = (name: string) => timeline.getEntriesByName(name, 'mark')[0]?.startTime;
  return {
    tilesShown() {
      if (!isMeasured && timeOf(start) === undefined) timeline.mark(start);
    },
    depositClicked() {
      const started = timeOf(start);
      if (isMeasured || started === undefined) return undefined;
      const clicked = timeline.mark(end).startTime;
      isMeasured = true;
      timeline.clearMarks(start);
      timeline.clearMarks(end);
      return Math.round(clicked - started);
    },
  };
}

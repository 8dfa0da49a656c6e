import { expect, it } from 'vitest';
import { createDepositDelay } from './deposit-delay.ts';

/** The browser's timeline with the times in the test's hands. */
function timelineAt(...times: readonly number[]) {
  const left = [...times];
  const marks = new Map<string, number>();
  const mark = (name: string) => {
    marks.set(name, left.shift() ?? 0);
    return { startTime: marks.get(name) } as PerformanceMark;
  };
  const getEntriesByName = (name: string) =>
    marks.has(name) ? [{ startTime: marks.get(name) } as PerformanceEntry] : [];
  return { marks, mark, getEntriesByName, clearMarks: (name?: string) => void marks.delete(name ?? '') };
}

it.each([
  [100.2, 1_600.6, 1_500],
  [100, 1_600.5, 1_501],
  [0, 0.4, 0],
])('is the rounded difference of the marks: tiles at %d, click at %d', (tiles, click, measured) => {
  const timeline = timelineAt(tiles, click);
  const delay = createDepositDelay(timeline as unknown as Performance);
  delay.tilesShown();
  expect(delay.depositClicked()).toBe(measured);
  expect(timeline.marks.size).toBe(0);
});

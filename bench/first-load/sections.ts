import {
  bytesGoal,
  firstTileGoal,
  firstTileWithoutValuesGoal,
  layoutShiftGoal,
  readyGoal,
  requestsGoal,
} from '../goals.ts';
import type { Figure, Goal, Section } from '../report/figure.ts';
import { median, range } from '../report/statistics.ts';
import type { CandidateName } from './candidates.ts';
import type { Conditions } from './conditions.ts';
import type { Transfer } from './traffic.ts';
import type { Visit } from './visit.ts';

/** `changed`: visits to the widget whose player gets another list than the page came with. */
export type Visits = Readonly<Record<CandidateName | 'changed', readonly Visit[]>>;

const labels: Record<CandidateName, string> = {
  floor: 'bare React page',
  widget: 'widget',
  widgetWithoutValues: 'widget without the five values',
};

const moments = { firstTile: 'first tile', ready: 'ready for clicks', told: 'host is told' } as const;

function timeFigure(visits: Visits, what: keyof typeof moments, name: CandidateName, goal?: Goal): Figure {
  const times = visits[name].map((visit) => visit[what]);
  const floor = median(visits.floor.map((visit) => visit[what]));
  return {
    name: `${moments[what]}, ${labels[name]}`,
    measured: `${Math.round(median(times))} ms (${range(times)})`,
    value: median(times) / floor,
    unit: '×',
    ...(goal && { goal }),
  };
}

function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What one visit asked for until it was ready: when, how much, and what. */
function transferLines(visit: Visit | undefined): readonly string[] {
  return (visit?.transfers ?? []).map(
    ({ path, bytes, sentAt }) =>
      `${String(Math.round(sentAt)).padStart(5)} ms ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${path}`,
  );
}

/** What was shifted, each thing once. */
function shiftLines(visits: readonly Visit[]): readonly string[] {
  const shifted = [...new Set(visits.flatMap((visit) => visit.shifted))];
  return shifted.length === 0 ? [] : ['what was shifted:', ...shifted];
}

function loadFigures(visits: Visits, name: CandidateName, hasGoal: boolean): readonly Figure[] {
  const kB = median(visits[name].map(({ transfers }) => sumOf(transfers))) / 1000;
  const requests = Math.max(...visits[name].map(({ transfers }) => transfers.length));
  return [
    {
      name: `loaded until ready, ${labels[name]}`,
      measured: '',
      value: kB,
      unit: 'kB',
      ...(hasGoal && { goal: bytesGoal }),
    },
    {
      name: `requests until ready, ${labels[name]}`,
      measured: '',
      value: requests,
      unit: 'requests',
      ...(hasGoal && { goal: requestsGoal }),
    },
  ];
}

function shiftFigure(name: string, visits: readonly Visit[]): Figure {
  const worst = Math.max(...visits.map(({ shift }) => shift));
  return { name: `layout shift, ${name}`, measured: '', value: worst, unit: 'score', goal: layoutShiftGoal };
}

/** What the visits under one set of conditions say. */
export function loadSection(conditions: Conditions, runs: number, visits: Visits): Section {
  const { cpuSlowdown, roundTripMs, bitsPerSecond } = conditions;
  const line =
    bitsPerSecond > 0
      ? `processor ${cpuSlowdown} times slower, ${roundTripMs} ms round trip, ${bitsPerSecond / 1e6} Mbit/s`
      : 'this machine and its own loopback';
  return {
    title: `First load, ${conditions.name}: median of ${runs} visits in alternation, nothing cached`,
    notes: [line, `${visits.floor[0]?.tiles.length ?? 0} tiles, the same on every page`],
    figures: [
      timeFigure(visits, 'firstTile', 'floor'),
      timeFigure(visits, 'firstTile', 'widget', firstTileGoal),
      timeFigure(visits, 'firstTile', 'widgetWithoutValues', firstTileWithoutValuesGoal),
      timeFigure(visits, 'ready', 'floor'),
      timeFigure(visits, 'ready', 'widget', readyGoal),
      timeFigure(visits, 'ready', 'widgetWithoutValues'),
      timeFigure(visits, 'told', 'widget'),
      ...loadFigures(visits, 'floor', false),
      ...loadFigures(visits, 'widget', true),
      ...loadFigures(visits, 'widgetWithoutValues', true),
      shiftFigure('widget', visits.widget),
      shiftFigure('widget without the five values', visits.widgetWithoutValues),
      shiftFigure('widget, the player has another list', visits.changed),
    ],
    details: [
      'what the widget asked for until it was ready, in its last visit:',
      ...transferLines(visits.widget.at(-1)),
      'and without the five values:',
      ...transferLines(visits.widgetWithoutValues.at(-1)),
      ...shiftLines([...visits.widget, ...visits.widgetWithoutValues, ...visits.changed]),
    ],
  };
}

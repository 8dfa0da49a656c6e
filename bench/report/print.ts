import { type Figure, type Goal, isMet, type Section } from './figure.ts';

const decimals = { '×': 2, kB: 1, requests: 0, score: 4 } as const satisfies Record<Figure['unit'], number>;

function valueText(value: number, unit: Figure['unit']): string {
  const digits = value.toFixed(decimals[unit]);
  return unit === 'kB' ? `${digits} kB` : unit === '×' ? `${digits} ×` : digits;
}

function goalText({ side, limit, aim }: Goal, unit: Figure['unit']): string {
  const sign = side === 'atMost' ? '≤' : '≥';
  const bound = `${sign} ${valueText(limit, unit)}`;
  return aim === undefined ? bound : `${bound}, aim ${valueText(aim, unit)}`;
}

function verdict(figure: Figure): string {
  if (!figure.goal) return '';
  return isMet(figure) ? 'met' : 'MISSED';
}

function columns(figure: Figure): readonly string[] {
  const { name, measured, value, unit, goal } = figure;
  return [name, measured, valueText(value, unit), goal ? goalText(goal, unit) : '', verdict(figure)];
}

/** A section as lines for a terminal, its columns aligned. */
export function printSection({ title, notes, figures, details = [] }: Section): string {
  const rows = figures.map(columns);
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 || at > 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('   ')
      .trimEnd(),
  );
  return [
    '',
    title,
    ...notes.map((note) => `  ${note}`),
    ...[...lines, ...details].map((line) => `  ${line}`),
  ].join('\n');
}

import type { RuleResult } from './run-conformance.ts';

/** What people read: every rule, and of a broken one what was seen and what it costs. */
export function reportOf(results: readonly RuleResult[]): string {
  const lines = results.flatMap(({ rule, seen }) =>
    seen === undefined
      ? [`kept    ${rule.id}: ${rule.says}`]
      : [`BROKEN  ${rule.id}: ${rule.says}`, `        seen:  ${seen}`, `        costs: ${rule.cost}`],
  );
  const broken = results.filter(({ seen }) => seen !== undefined).length;
  const sum =
    broken === 0
      ? `All ${results.length} rules are kept.`
      : `${broken} of ${results.length} rules are broken: don’t let money through this wallet yet.`;
  return [...lines, sum].join('\n');
}

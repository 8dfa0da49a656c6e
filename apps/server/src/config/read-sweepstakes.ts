import type { SweepstakesRules } from '../ports/brand-rules.ts';
import type { SweepstakesEntry } from './config-file.ts';

/** A brand's sweepstakes as its configuration has them. */
export function readSweepstakes({
  countries,
  checkUrl,
  rulesUrl,
  freeEntryUrl,
  ...rules
}: SweepstakesEntry): SweepstakesRules {
  return {
    ...rules,
    ...(countries && { countries }),
    ...(checkUrl && { checkUrl }),
    ...(rulesUrl && { rulesUrl }),
    ...(freeEntryUrl && { freeEntryUrl }),
  };
}

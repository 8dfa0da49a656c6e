import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableNames } from './config.ts';
import { controlActions } from './control/actions.ts';
import { faultCall, faultName } from './faults/faults.ts';
import { scenarios } from './scenarios/scenarios.ts';

const guide = readFileSync(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8');
const sandboxRows = [...guide.matchAll(/^\| `(\d\d)` \| `([a-z-]+)` \| (.+) \|$/gm)];

describe('docs/sandbox.md', () => {
  it('has the scenarios as they are, none missing and none extra', () => {
    expect(sandboxRows.map(([, digits, id, effect]) => ({ digits, id, effect }))).toEqual(
      scenarios.map(({ digits, id, effect }) => ({ digits, id, effect })),
    );
  });

  it('names every variable, action and fault', () => {
    const names = [...variableNames, ...controlActions, ...faultName.options, ...faultCall.options];
    for (const name of names) expect(guide, name).toContain(`\`${name}\``);
  });
});

import { readFileSync } from 'node:fs';
import { toHost } from '@opencashier/contract/host/to-host';
import { toWidget } from '@opencashier/contract/host/to-widget';
import { expect, it } from 'vitest';

const guide = readFileSync(new URL('../../../docs/host-events.md', import.meta.url), 'utf8');
const [fromWidget = '', forWidget = ''] = guide.split('## To the widget');
const rows = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '').sort();

it('the guide has a row for every event of the widget, and none extra', () => {
  expect(rows(fromWidget)).toEqual(Object.keys(toHost).sort());
});

it('the guide has a row for every message to the widget, and none extra', () => {
  expect(rows(forWidget)).toEqual(Object.keys(toWidget).sort());
});

import { join } from 'node:path';
import { widgetSizes } from '../../tools/checks/sizes.mjs';
import { root } from '../../tools/lib/root.mjs';
import { chunkGoal } from '../goals.ts';
import type { Section } from '../report/figure.ts';

/** What the build says about the widget's code, in kB of brotli. */
export function sizeSection(): Section {
  const { script, visit, later } = widgetSizes(join(root, 'apps/widget/dist/client'));
  const largest = [...later].sort((one, two) => two.size - one.size)[0];
  return {
    title: 'Sizes of the build, brotli',
    notes: [`${later.length} chunks behind the first screen`],
    figures: [
      { name: 'script of the first screen', measured: '', value: script / 1000, unit: 'kB' },
      { name: 'script of every visit, behind it', measured: '', value: visit / 1000, unit: 'kB' },
      {
        name: 'largest chunk of a later screen',
        measured: largest?.name ?? 'none',
        value: (largest?.size ?? 0) / 1000,
        unit: 'kB',
        goal: chunkGoal,
      },
    ],
  };
}

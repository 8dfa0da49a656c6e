import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/database.ts';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { openCore } from './core.ts';
import type { CoreConfig, CoreDeps } from './core-types.ts';
import { systemClock, systemIds, systemTimers } from './system.ts';

const deps = (): CoreDeps => ({
  clock: systemClock,
  ids: systemIds(systemClock),
  timers: systemTimers,
  log: quietLog(),
  fetch,
  catalogue: sampleCatalogue,
  brands: { find: () => undefined, all: () => [] },
  pushes: { publish: async () => undefined },
});

const config = (change: Partial<CoreConfig> = {}): CoreConfig => ({
  dataDir: temporaryFolder(),
  publicUrl: 'https://cashier.example',
  product: 'cashier',
  providers: [],
  allowSandboxProvider: false,
  allowLoopbackWebhooks: false,
  ...change,
});

it('opens on PostgreSQL, runs its jobs and closes', async () => {
  const log = quietLog();
  const core = await openCore(
    config({ databaseUrl: await createTestDatabase(), sampleBonusBrands: ['demo'] }),
    { ...deps(), log },
  );
  expect(core.database).toBe('postgres');
  expect(await core.isReady()).toBe(true);
  core.jobs.start();
  await core.jobs.stop();
  await core.close();
  expect(await core.isReady()).toBe(false);
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('opens on the embedded database', async () => {
  const core = await openCore(config(), deps());
  expect(core.database).toBe('embedded');
  core.jobs.start();
  await core.close();
}, 60_000);

it.each([
  [[{ provider: 'sandbox', config: {} }], 'sandbox provider is for evaluation'],
  [[{ provider: 'none', config: {} }], 'There is no provider "none"'],
  [[{ provider: '__proto__', config: {} }], 'There is no provider'],
] as const)('says in a sentence what is wrong with %j', async (providers, sentence) => {
  await expect(openCore(config({ providers }), deps())).rejects.toThrow(sentence);
});

it('names what is wrong in a provider’s part of the configuration', async () => {
  const providers = [{ provider: 'sandbox', config: { nonsense: true } }];
  await expect(openCore(config({ providers, allowSandboxProvider: true }), deps())).rejects.toThrow(
    'The configuration of provider "sandbox" is not right',
  );
});

it('makes ids that sort by time and never repeat', () => {
  let time = 1_000;
  const ids = systemIds({ now: () => new Date(time) });
  const first = ids.next('dep');
  expect(first).toMatch(/^dep_[0-9a-hjkmnp-tv-z]{26}$/);
  expect(new Set(Array.from({ length: 100 }, () => ids.next('dep'))).size).toBe(100);
  time += 1;
  expect(ids.next('dep') > first).toBe(true);
});

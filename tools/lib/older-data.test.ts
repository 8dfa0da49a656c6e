import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { otherVersionsData, setAside, startOnFittingData } from './older-data.mjs';

const files = { 'db/PG_VERSION': '17', 'sandbox/journal.ndjson': '', 'secrets.json': '{}' };
const ended = (exitCode: number) => Object.assign(new Error('server ended'), { exitCode });

it('sets both books aside, each time in a folder of its own, and leaves secrets where they are', () => {
  const dataDir = temporaryFolder({ ...files, 'older-1/db/PG_VERSION': '17' });
  expect(setAside(dataDir)).toBe(join(dataDir, 'older-2'));
  expect(readdirSync(dataDir).sort()).toEqual(['older-1', 'older-2', 'secrets.json']);
  expect(readdirSync(join(dataDir, 'older-2')).sort()).toEqual(['db', 'sandbox']);
});

it('starts afresh beside the books of another version', async () => {
  const dataDir = temporaryFolder(files);
  const happened: string[] = [];
  await startOnFittingData({
    dataDir,
    startAll: async () => {
      happened.push('start');
      if (readdirSync(dataDir).includes('db')) throw ended(otherVersionsData);
    },
    stopAll: async () => {
      happened.push('stop');
    },
    say: (line) => happened.push(line),
  });
  expect(happened).toEqual(['start', 'stop', expect.stringContaining(join(dataDir, 'older-1')), 'start']);
});

it('leaves everything as it is where the server ended for another reason', async () => {
  const dataDir = temporaryFolder(files);
  const start = startOnFittingData({
    dataDir,
    startAll: () => Promise.reject(ended(1)),
    stopAll: () => Promise.resolve(),
    say: () => undefined,
  });
  await expect(start).rejects.toThrow('server ended');
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'sandbox', 'secrets.json']);
});

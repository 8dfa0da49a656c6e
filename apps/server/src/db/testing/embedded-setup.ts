import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embeddedOver } from '../embedded.ts';
import { migrate } from '../migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated cluster of the embedded database. */
    embeddedCluster: string;
  }
}

/** Builds and migrates one cluster for the whole run: each test file would do both otherwise, for most of its time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'opencashier-cluster-'));
  const file = join(folder, 'cluster.tar');
  const client = new PGlite('memory://');
  await client.waitReady;
  await migrate(embeddedOver(client));
  const cluster = await client.dumpDataDir('none');
  await client.close();
  await writeFile(file, new Uint8Array(await cluster.arrayBuffer()));
  project.provide('embeddedCluster', file);
  return () => rm(folder, { recursive: true, force: true });
}

import { createDatabase, startPostgres } from '../../tools/lib/postgres.mjs';
import { cleanUps } from '../clean-ups.ts';
import { settlingGoal } from '../goals.ts';
import type { Options } from '../options.ts';
import type { Section } from '../report/figure.ts';
import { median, range } from '../report/statistics.ts';
import { type LoadOutcome, sendAll } from './http-load.ts';
import { settleByPgbench } from './pgbench.ts';
import { ensurePgbench } from './pgbench-program.ts';
import { countCredited, prepareDatabase, withClient } from './prepare.ts';
import { startSettlingServer } from './settling-server.ts';
import { paidWebhook } from './webhooks.ts';

const clients = 32;
/** Settled before the clock runs, so that neither side is measured cold. */
const warmUp = 1600;

/** A PostgreSQL that waits for the disk; only checkpoints are kept out of the turns. */
const settings = { shared_buffers: '256MB', max_wal_size: '4GB', checkpoint_timeout: '30min' };

async function copyOf(url: string, template: string, name: string): Promise<string> {
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}

async function requireCredited(url: string, expected: number): Promise<void> {
  const credited = await countCredited(url);
  if (credited !== expected) throw new Error(`${credited} deposits were credited instead of ${expected}.`);
}

async function overHttp(url: string, deposits: number): Promise<LoadOutcome> {
  const server = await startSettlingServer(url);
  const release = cleanUps.add(() => server.stop());
  try {
    const now = new Date();
    const webhooks = Array.from({ length: warmUp + deposits }, (_, n) =>
      paidWebhook(n, server.webhookSecret, now),
    );
    await sendAll(server.url, clients, webhooks.slice(0, warmUp));
    const outcome = await sendAll(server.url, clients, webhooks.slice(warmUp));
    await requireCredited(url, warmUp + deposits);
    return outcome;
  } finally {
    await release();
  }
}

/** Settling over HTTP beside pgbench that calls the same function, in turn, each turn on a copy of one database. */
export async function measureSettling(options: Options): Promise<Section> {
  const program = await ensurePgbench();
  const deposits = Math.ceil(options.deposits / clients) * clients;
  const postgres = await startPostgres({ durable: true, settings });
  const release = cleanUps.add(() => postgres.stop());
  const http: LoadOutcome[] = [];
  const peer: number[] = [];
  try {
    const template = await createDatabase(postgres.url, 'bench_template');
    await prepareDatabase(template, warmUp + deposits);
    for (let turn = 0; turn < options.turns; turn += 1) {
      const ours = await copyOf(postgres.url, 'bench_template', `http_${turn}`);
      http.push(await overHttp(ours, deposits));
      const theirs = await copyOf(postgres.url, 'bench_template', `pgbench_${turn}`);
      const run = { program, url: theirs, clients };
      await settleByPgbench({ ...run, from: 0, deposits: warmUp });
      peer.push(await settleByPgbench({ ...run, from: warmUp, deposits }));
      await requireCredited(theirs, warmUp + deposits);
      for (const name of [`http_${turn}`, `pgbench_${turn}`]) {
        await withClient(postgres.url, (client) => client.query(`drop database ${name}`));
      }
    }
  } finally {
    await release();
  }
  const rates = http.map(({ rate }) => rate);
  const share = Math.round(median(http.map(({ ownShare }) => ownShare)) * 100);
  return {
    title: `Settling: ${clients} connections, ${deposits} deposits a turn, median of ${options.turns} turns in alternation`,
    notes: [
      'durable PostgreSQL, one database copied for every turn; each webhook settles one deposit',
      `the load takes ${share} % of a core of its own beside the server`,
    ],
    figures: [
      {
        name: 'pgbench, the same function',
        measured: `${Math.round(median(peer))}/s (${range(peer)})`,
        value: 1,
        unit: '×',
      },
      {
        name: 'signed webhooks over HTTP',
        measured: `${Math.round(median(rates))}/s (${range(rates)})`,
        value: median(rates) / median(peer),
        unit: '×',
        goal: settlingGoal,
      },
    ],
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { otherVersionsData } from '../../../tools/lib/older-data.mjs';
import { openEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';

const main = join(import.meta.dirname, 'main.ts');
const secret = 'P9xk2vQ7mZr4Lw8Tn1Yc5Bd3Hs6Jf0Ga';
const webhookSecret = `whsec_${Buffer.from(secret).toString('base64')}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the server as a process until it ends; `onLine` hears each line that it prints. */
function run(
  environment: Record<string, string>,
  onLine: (line: string, stop: () => void) => void = () => undefined,
) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...environment },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => {
    out += data;
    for (const line of String(data).split('\n')) onLine(line, () => child.kill('SIGTERM'));
  });
  child.stderr.on('data', (data: Buffer) => {
    err += data;
  });
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  );
}

const evaluation = {
  OPENCASHIER_MODE: 'evaluation',
  WIDGET_DEV_URL: 'http://127.0.0.1:9',
  TOKEN_SECRET: secret,
  SANDBOX_API_KEY: 'demo_sandbox_key_1234',
  SANDBOX_WEBHOOK_SECRET: webhookSecret,
  OPERATOR_WEBHOOK_SECRET: webhookSecret,
  OPERATOR_API_KEY: 'demo_operator_key_1',
};

/** A process that compiles its sources and builds its database takes its time where others work too. */
const startMs = 120_000;

describe('the server as a process', { timeout: startMs }, () => {
  test('says where it listens and what its database is for, and stops on a signal within five seconds', async () => {
    let stoppedAt = 0;
    const { code, out } = await run(evaluation, (line, stop) => {
      if (!/^listening server http:\/\/localhost:\d+$/.test(line)) return;
      stoppedAt = performance.now();
      stop();
    });
    expect(code).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(5000);
    expect(out).toContain('embedded, for evaluation and small installations');
  });

  test('says in one sentence that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, err } = await run({ ...evaluation, PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(err.trim()).toBe(`Port ${port} is taken already: end what listens there, or set PORT to another.`);
  });

  test('tells by its exit code that its books are another version’s', async () => {
    const older = await openEmbedded(join(folder, 'db'));
    await migrate(older, [{ name: '0001-of-another-version', statements: ['select 1'] }]);
    await older.close();
    const { code, err } = await run(evaluation);
    expect(code).toBe(otherVersionsData);
    expect(err).toContain('0001-of-another-version, which this server does not know');
  });

  test('says in one sentence each what is wrong with its configuration', async () => {
    const { code, err } = await run({ OPENCASHIER_MODE: 'operator', PORT: 'many' });
    expect(code).toBe(1);
    expect(err.trim()).toBe('PORT must be a port between 0 and 65535, not "many".');
  });

  test('refuses an operator’s file with the sandbox or with generated secrets', async () => {
    const file = join(folder, 'config.json');
    const tokenKeys = [{ issuer: 'acme', algorithm: 'HS256', secret: 'env:ACME' }];
    const brand = { id: 'acme', name: 'Acme', origins: ['https://acme.example'], tokenKeys };
    writeFileSync(
      file,
      JSON.stringify({ brands: [brand], providers: [{ provider: 'sandbox', config: {} }] }),
    );
    const { code, err } = await run({
      OPENCASHIER_MODE: 'operator',
      CONFIG: file,
      PUBLIC_URL: 'https://pay.acme.example',
      ACME: `demo_${secret}`,
    });
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      expect.stringContaining('the sandbox provider'),
      expect.stringContaining('an evaluation generated'),
    ]);
  });
});

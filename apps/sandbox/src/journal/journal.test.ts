import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBooks, UnreadableJournalError } from '../books/books.ts';
import { apiKey, webhookSecret } from '../testing/running-sandbox.ts';
import { openJournal } from './journal.ts';
import { FolderInUseError } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('journal', () => {
  it('gives back what was appended, in order', async () => {
    const journal = await openJournal(folder);
    await Promise.all([journal.append(['a', 'b']), journal.append(['c'])]);
    await journal.close();
    const again = await openJournal(folder);
    expect(again.lines).toEqual(['a', 'b', 'c']);
    await again.close();
  });

  it('cuts off a line whose end was never written', async () => {
    const file = join(folder, 'journal.ndjson');
    appendFileSync(file, '{"ä":1}\n{"torn":');
    const journal = await openJournal(folder);
    expect(journal.lines).toEqual(['{"ä":1}']);
    await journal.append(['next']);
    await journal.close();
    expect(readFileSync(file, 'utf8')).toBe('{"ä":1}\nnext\n');
  });

  it('lets nobody else in while it is open', async () => {
    const journal = await openJournal(folder);
    await expect(openJournal(folder)).rejects.toThrow(FolderInUseError);
    await journal.close();
    await (await openJournal(folder)).close();
  });

  it('says which line cannot be read', async () => {
    appendFileSync(join(folder, 'journal.ndjson'), '{"type":"nonsense"}\n');
    const journal = await openJournal(folder);
    expect(() => openBooks(journal)).toThrow(UnreadableJournalError);
    expect(() => openBooks(journal)).toThrow('Line 1');
    await journal.close();
  });
});

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function start(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { ...process.env, ...env } });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) =>
      resolve(line.replace('listening sandbox ', '')),
    );
    createInterface({ input: child.stderr }).on('line', (line) => reject(new Error(line)));
  });
  return { child, url };
}

const exit = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

describe('process', { timeout: 30_000 }, () => {
  const env = () => ({
    HOST: '127.0.0.1',
    SANDBOX_PORT: '0',
    SANDBOX_URL: '',
    DATA_DIR: folder,
    SANDBOX_API_KEY: apiKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
  });
  const payment = (reference: string) => ({
    reference,
    method: 'redirect',
    amount: '5000',
    currency: 'EUR',
    country: 'DE',
    language: 'en',
    payer: { id: 'p' },
    fields: {},
    returnUrl: 'http://127.0.0.1:1/',
    webhookUrl: 'http://127.0.0.1:1/',
  });

  it('loses nothing that it acknowledged when it is killed', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const first = await start(env());
    const acknowledged: string[] = [];
    const create = async (reference: string) => {
      const body = JSON.stringify(payment(reference));
      const reply = await fetch(`${first.url}/v1/payments`, { method: 'POST', headers, body });
      if (reply.status === 201) acknowledged.push(reference);
    };
    const creating = Array.from({ length: 200 }, (_, index) => create(`dep_${index}`).catch(() => undefined));
    await Promise.race(creating);
    const killed = exit(first.child);
    first.child.kill('SIGKILL');
    await killed;
    await Promise.all(creating);
    expect(acknowledged).not.toHaveLength(0);

    const second = await start(env());
    for (const reference of acknowledged) {
      const reply = await fetch(`${second.url}/v1/payments/${reference}`, { headers });
      expect(reply.status, reference).toBe(200);
    }
    const stopped = exit(second.child);
    second.child.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  it('names the variable that is wrong and ends', async () => {
    await expect(start({ ...env(), SANDBOX_PORT: 'x' })).rejects.toThrow('SANDBOX_PORT must be a port');
  });
});

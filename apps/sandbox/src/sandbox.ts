import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { openBooks } from './books/books.ts';
import { createCaptchaAnswers } from './captcha/answers.ts';
import { createCaptchaModes } from './captcha/modes.ts';
import type { SandboxConfig } from './config.ts';
import { createAccountModes } from './faults/account-modes.ts';
import { createFaults } from './faults/faults.ts';
import { openJournal } from './journal/journal.ts';
import type { SandboxParts } from './parts.ts';
import { openCardVault } from './payments/card/vault.ts';
import { createDesk } from './payments/desk.ts';
import { createPayoutDesk } from './payouts/payout-desk.ts';
import type { Runtime } from './runtime/clock.ts';
import { createOutbox, retryScheduleMs } from './webhooks/outbox.ts';
import { createSender } from './webhooks/send.ts';

export interface SandboxOptions {
  readonly config: SandboxConfig;
  readonly runtime: Runtime;
  readonly fetch: typeof globalThis.fetch;
  /** Delays between attempts of a webhook; the usual ones when none are given. */
  readonly scheduleMs?: readonly number[];
}

export interface RunningSandbox {
  /** Address at which browsers and merchants reach it. */
  readonly url: string;
  /** Makes what is otherwise made when it is first needed: on a fresh folder the key for cards takes a while. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
}

const webhookTimeoutMs = 10_000;
const loopbacks: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']);

function urlFor(host: string, port: number): string {
  return `http://${loopbacks.has(host) ? 'localhost' : host}:${port}`;
}

/**
 * Opens the books, takes up what a stopped process left, and listens.
 * @throws when the folder is in use, the journal cannot be read or the port is taken
 */
export async function startSandbox({
  config,
  runtime,
  fetch,
  scheduleMs,
}: SandboxOptions): Promise<RunningSandbox> {
  const folder = join(config.dataDir, 'sandbox');
  const journal = await openJournal(folder);
  try {
    const books = openBooks(journal);
    const { clock, timers } = runtime;
    const send = createSender({ secrets: config.webhookSecrets, clock, fetch, timeoutMs: webhookTimeoutMs });
    const outbox = createOutbox({ books, clock, timers, send, scheduleMs: scheduleMs ?? retryScheduleMs });
    const { merchant, lateDelayMs } = config;
    const vault = openCardVault(folder);
    const desk = createDesk({ books, outbox, runtime, vault, merchant, lateDelayMs });
    const payouts = createPayoutDesk({ books, outbox, runtime, vault, settleDelayMs: lateDelayMs });
    let url = config.publicUrl ?? '';
    const accounts = createAccountModes();
    const faults = createFaults(accounts);
    const parts: SandboxParts = {
      books,
      desk,
      payouts,
      outbox,
      faults,
      accounts,
      captcha: { modes: createCaptchaModes(), answers: createCaptchaAnswers() },
      vault,
      runtime,
      merchant,
      lateDelayMs,
      publicUrl: () => url,
    };
    const app = await createApp(parts, config.apiKey);
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    url ||= urlFor(config.host, port);
    outbox.recover();
    desk.recover();
    payouts.recover();
    return {
      url,
      warmUp: async () => {
        await vault.publicKey();
      },
      stop: async () => {
        await app.close();
        desk.stop();
        payouts.stop();
        await outbox.stop();
        await journal.close();
      },
    };
  } catch (error) {
    await journal.close();
    throw error;
  }
}

import type { Browser, Frame, Page } from '@playwright/test';
import type { Candidate } from './candidates.ts';
import { type Conditions, impose } from './conditions.ts';
import { probeScript, type Seen, tileSelector } from './probe.ts';
import { countTraffic, type Transfer } from './traffic.ts';

/** One visit; times in milliseconds from the moment the frame was inserted. */
export interface Visit {
  readonly firstTile: number;
  /** A tile answers clicks. */
  readonly ready: number;
  /** The page tells its host that the first screen is complete: for the widget, after handshake and the player's own list. */
  readonly told: number;
  /** What was asked for until ready. */
  readonly transfers: readonly Transfer[];
  readonly shift: number;
  /** What was shifted, for people. */
  readonly shifted: readonly string[];
  /** Names of the methods and groups that are shown, in order. */
  readonly tiles: readonly string[];
}

interface HostVisit {
  readonly inserted?: number;
  readonly fullLoaded?: number;
  readonly initError?: unknown;
}

declare global {
  interface Window {
    hostVisit: HostVisit;
    benchSeen: Seen;
    mountWidget(options: Readonly<Record<string, string>>): void;
    mountFloor(address: string): void;
  }
}

const patienceMs = 30_000;

async function mount(page: Page, candidate: Candidate): Promise<Frame> {
  const attached = page.waitForEvent('frameattached', { timeout: patienceMs });
  if (candidate.kind === 'floor') {
    await page.evaluate((address) => window.mountFloor(address), candidate.address);
  } else {
    await page.evaluate((options) => window.mountWidget(options), candidate.options);
  }
  return attached;
}

function requireNumber(value: number | undefined, what: string): number {
  if (value === undefined) throw new Error(`A visit never came to this: ${what}.`);
  return value;
}

async function read(page: Page, frame: Frame) {
  const host = await page.evaluate(() => window.hostVisit);
  if (host.initError !== undefined)
    throw new Error(`The widget did not start: ${JSON.stringify(host.initError)}`);
  const seen = await frame.evaluate(() => window.benchSeen);
  const tiles = await frame
    .locator(tileSelector)
    .evaluateAll((all) =>
      all.map((tile) => tile.getAttribute('data-method') ?? tile.getAttribute('data-group') ?? ''),
    );
  return { host, seen, tiles };
}

/** Visits a candidate with nothing in any cache. */
export async function visit(
  browser: Browser,
  hostOrigin: string,
  origin: string,
  candidate: Candidate,
  conditions: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  try {
    await context.addInitScript({ content: probeScript() });
    const page = await context.newPage();
    await page.goto(hostOrigin, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session, origin);
    await impose(session, conditions);
    const frame = await mount(page, candidate);
    await page.waitForFunction(() => window.hostVisit.fullLoaded ?? window.hostVisit.initError, undefined, {
      timeout: patienceMs,
      polling: 100,
    });
    await page.waitForTimeout(conditions.settleMs);
    const { host, seen, tiles } = await read(page, frame);
    const inserted = requireNumber(host.inserted, 'the frame is inserted');
    const readyAt = requireNumber(seen.alive, 'a tile answers clicks');
    return {
      firstTile: requireNumber(seen.firstTile, 'a tile is visible') - inserted,
      ready: readyAt - inserted,
      told: requireNumber(host.fullLoaded, 'the page says that it is loaded') - inserted,
      transfers: traffic
        .until(readyAt)
        .map((transfer) => ({ ...transfer, sentAt: transfer.sentAt - inserted })),
      shift: seen.shift,
      shifted: seen.shifted,
      tiles,
    };
  } finally {
    await context.close();
  }
}

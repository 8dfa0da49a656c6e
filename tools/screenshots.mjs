// `npm run screenshots`: draws the README's pictures anew, from a stack of its own that it starts and stops.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from './lib/chromium.mjs';
import { endInOrder, sentence } from './lib/ending.mjs';
import { freePorts } from './lib/ports.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup.mjs';
import { createStack } from './lib/stack.mjs';

const images = join(root, 'docs', 'images');
const phone = { width: 390, height: 760 };

/** @type {(() => Promise<void>)[]} */
const cleanups = [];
const { end, isEnding } = endInOrder(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** Sandbox, server and demo on ports and data of their own. */
async function startStack() {
  const dataDir = mkdtempSync(join(tmpdir(), 'opencashier-screenshots-'));
  const [sandbox = 0, server = 0, demo = 0] = await freePorts(3);
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const stack = createStack({
    host: '127.0.0.1',
    ports: { sandbox, server, demo },
    dataDir,
    env: { PATH, HOME, TMPDIR, LANG },
  });
  cleanups.push(async () => {
    await stack.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await stack.startAll();
  return stack.urls;
}

/** A deposit in the lobby, with a picture of its first and of its last screen. @param {string} demoUrl */
async function takePictures(demoUrl) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs() });
  cleanups.push(() => browser.close());
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  const cashier = page.frameLocator('iframe');
  /** @param {string} name */
  const picture = async (name) => {
    await page.screenshot({ path: join(images, `${name}.png`), animations: 'disabled', caret: 'hide' });
    console.log(`docs/images/${name}.png`);
  };

  await page.goto(`${demoUrl}/?open=deposit&player=screenshots`);
  await page.locator('[data-testid=event][data-type=fullLoaded]').waitFor({ state: 'attached' });
  await cashier.locator('svg use').first().waitFor({ state: 'attached' });
  await picture('deposit-list');

  await cashier.locator('[data-method=sepa_instant]').click();
  await cashier.locator('[data-testid=amount-chip][data-amount="50"]').click();
  const popup = page.waitForEvent('popup');
  await cashier.getByTestId('submit').click();
  await (await popup).getByTestId('pay').click();
  await cashier.locator('[data-testid=status][data-status=processed]').waitFor();
  await page.bringToFront();
  await picture('deposit-complete');
}

try {
  await setUp();
  mkdirSync(images, { recursive: true });
  if (!isEnding()) {
    const { demo } = await startStack();
    await takePictures(demo);
  }
  await end(0);
} catch (error) {
  if (!isEnding()) console.error(sentence(error));
  await end(1);
}

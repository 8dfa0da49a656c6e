import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Cashier } from '../models/cashier.ts';
import { snippetOf } from '../support/host-page.ts';
import { test as base, expect, plainMethod } from '../support/journey.ts';

interface OwnPage {
  readonly address: string;
  show(html: string): void;
}

/** A page that is served before the stack starts, since the stack has to be told its origin. */
const test = base.extend<object, { ownPage: OwnPage }>({
  ownPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      let html = '';
      const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ address: `http://localhost:${port}`, show: (next) => (html = next) });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  stackEnv: [async ({ ownPage }, use) => use({ EVALUATION_ORIGINS: ownPage.address }), { scope: 'worker' }],
});

test('the blank page of the documentation takes a deposit in an evaluation', async ({
  page,
  ownPage,
  stack,
  player,
  payWindow,
}) => {
  ownPage.show(
    snippetOf('docs/embedding.md', 'html', 'lucky-harbor')
      .replaceAll('http://localhost:4000', stack.urls.server)
      .replaceAll('http://localhost:4020', stack.urls.demo)
      .replaceAll('player=me', `player=${player}`),
  );
  const told: string[] = [];
  page.on('console', (line) => told.push(line.text()));
  await page.goto(ownPage.address);
  const cashier = new Cashier(page.frameLocator('iframe'));
  await expect(cashier.tile(plainMethod)).toBeVisible();
  // The cashier scrolls; the page around it does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await cashier.fillDeposit(plainMethod, '25');
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/^dep_\S+ processed$/));
});

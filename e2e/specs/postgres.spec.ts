import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../tools/lib/child.mjs';
import { createDatabase } from '../../tools/lib/postgres.mjs';
import { expect, test } from '../support/postgres-stack.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'apps/server/dist/main.js');

test('a deposit arrives with the books in PostgreSQL', async ({
  lobby,
  player,
  operator,
  payWindow,
  stack,
}) => {
  expect(stack.log('server')).toMatch(/Database: PostgreSQL/);
  const { cashier } = lobby;
  await lobby.enter({ player });
  await lobby.depositButton.click();
  await cashier.tile('sepa_instant').click();
  await cashier.chip(25).click();
  const bank = await payWindow(() => cashier.submit.click());
  await bank.press('pay');
  await cashier.expectStatus('processed');
  await lobby.expectBalance(25);
  await operator.expectBooksToAgree();
});

test.describe('npm run server', () => {
  const secret = () => randomBytes(32).toString('base64url');
  const start = (environment: Readonly<Record<string, string>>, dataDir: string) =>
    startChild({
      name: 'server',
      entry,
      cwd: root,
      env: {
        PATH: process.env.PATH,
        OPENCASHIER_MODE: 'operator',
        CONFIG: join(root, 'config.example.json'),
        PUBLIC_URL: 'https://pay.example.com',
        PORT: '0',
        DATA_DIR: dataDir,
        EXAMPLE_TOKEN_SECRET: secret(),
        EXAMPLE_OPERATOR_KEY: secret(),
        EXAMPLE_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
        ...environment,
      },
    });

  let dataDir: string;
  test.beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'opencashier-operator-'));
  });
  test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('starts on PostgreSQL from the example file, without demo or sandbox', async ({
    postgresUrl,
    page,
  }) => {
    const server = start({ DATABASE_URL: await createDatabase(postgresUrl) }, dataDir);
    try {
      const url = await server.listening;
      expect(server.lastWords()).toMatch(/Database: PostgreSQL/);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      const response = await page.goto(`${url}/cashier/deposit`);
      expect(response?.headers()['content-security-policy']).toContain(
        'frame-ancestors https://www.example.com',
      );
      expect(await page.content()).not.toMatch(/lucky|harbor/i);
      expect((await fetch(`${url}/api/webhooks/sandbox`, { method: 'POST', body: '{}' })).status).toBe(404);
    } finally {
      await server.stop();
    }
  });

  test('refuses to start with a secret that an evaluation generated', async ({ postgresUrl, stack }) => {
    const server = start(
      { DATABASE_URL: postgresUrl, EXAMPLE_TOKEN_SECRET: stack.secrets.TOKEN_SECRET },
      dataDir,
    );
    await expect(server.listening).rejects.toThrow(
      /tokenKeys\[0\]\.secret is a secret that an evaluation generated/,
    );
    expect((await server.exited).code).toBe(1);
  });
});

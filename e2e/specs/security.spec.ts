import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Lobby } from '../models/lobby.ts';
import { expect, plainMethod, test } from '../support/journey.ts';
import { watchPosts } from '../support/post-watch.ts';
import { signToken } from '../support/tokens.ts';

/** A page of somebody else: on an origin that no brand lists. */
async function serveStranger(html: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const five = 'locale=en&brand=lucky-harbor&country=DE&currency=EUR&view=main';

test('a page that is not listed cannot frame the widget', async ({ page, stack }) => {
  const widget = `${stack.urls.server}/cashier/deposit?${five}`;
  const { server, url } = await serveStranger(`<iframe src="${widget}"></iframe>`);
  try {
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().startsWith(widget));
    await page.goto(url);
    expect((await blocked).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    await expect(page.frameLocator('iframe').getByTestId('method-tile')).toHaveCount(0);
  } finally {
    server.close();
  }
});

test('a page that is not listed gets nothing by messages, calls or socket', async ({
  page,
  stack,
  player,
}) => {
  const token = signToken(stack.secrets.TOKEN_SECRET, { id: player });
  const { server, url } = await serveStranger('<button onclick="opened = window.open(target)">Open</button>');
  try {
    await page.goto(url);
    await page.evaluate((address) => {
      const heard: string[] = [];
      Object.assign(window, { target: address, heard });
      addEventListener('message', ({ data }) => heard.push(String(data)));
    }, `${stack.urls.server}/cashier/deposit?${five}`);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button').click();
    const widget = await popup;
    await expect(widget.getByTestId('error-page')).toBeVisible();
    await page.evaluate((stolen) => {
      const opened: Window = Reflect.get(window, 'opened');
      const message = JSON.stringify({ type: 'loaded', payload: { token: stolen } });
      for (let times = 0; times < 3; times += 1) opened.postMessage(message, '*');
    }, token);
    const outcome = await page.evaluate(
      async ({ address, bearer }) => {
        const call = await fetch(`${address}/api/BANKING/session-user`, {
          headers: { authorization: `Bearer ${bearer}` },
        }).then(
          () => 'answered',
          () => 'blocked',
        );
        const socketUrl = `${address.replace('http', 'ws')}/v4/socket.io/?EIO=4&transport=websocket`;
        const socket = await new Promise<string>((resolve) => {
          const connection = new WebSocket(socketUrl);
          connection.onopen = () => resolve('open');
          connection.onerror = () => resolve('refused');
        });
        return { call, socket };
      },
      { address: stack.urls.server, bearer: token },
    );
    expect(outcome).toEqual({ call: 'blocked', socket: 'refused' });
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
    await expect(widget.getByTestId('error-page')).toBeVisible();
  } finally {
    server.close();
  }
});

test('a stranger who opened a listed page can neither talk to the cashier in it nor speak for it', async ({
  page,
  stack,
  player,
  operator,
}) => {
  const foreign = signToken(stack.secrets.TOKEN_SECRET, { id: `${player}-other` });
  const { server, url } = await serveStranger('<button onclick="opened = window.open(target)">Open</button>');
  try {
    await page.goto(url);
    const address = new Lobby(page, stack.urls.demo).address({ player, open: 'deposit', transport: 'http' });
    await page.evaluate((target) => void Reflect.set(window, 'target', target), address);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button').click();
    const lobby = new Lobby(await popup, stack.urls.demo);
    await lobby.waitUntilReady();
    const shouts = [
      { type: 'loaded', payload: { token: foreign } },
      { type: 'token', payload: { token: foreign } },
      { type: 'bonus-list-updated', payload: { bonusList: [] } },
      { type: 'depositStatus', payload: { depositId: 'd', status: 'processed' } },
      { type: 'redirect', payload: { url } },
      { type: 'close' },
    ];
    await page.evaluate((messages) => {
      const opened: Window = Reflect.get(window, 'opened');
      for (const message of messages) {
        for (const heard of [opened, opened[0]]) heard?.postMessage(JSON.stringify(message), '*');
      }
    }, shouts);
    await lobby.cashier.fillDeposit(plainMethod, '25');
    await lobby.cashier.submit.click();
    await expect.poll(async () => (await operator.deposits(player)).length).toBe(1);
    expect(await operator.deposits(`${player}-other`)).toEqual([]);
    for (const type of ['close', 'redirect']) await expect(lobby.events(type)).toHaveCount(0);
    await expect(lobby.events('depositStatus').filter({ hasText: 'processed' })).toHaveCount(0);
  } finally {
    server.close();
  }
});

test('of all messages between the windows of a visit, none that carries data goes to any origin', async ({
  lobby,
  context,
  stack,
  toBank,
}) => {
  const posts = await watchPosts(context);
  const { server, demo } = stack.urls;
  const bank = await toBank('25');
  await bank.press('pay');
  await lobby.cashier.expectStatus('processed');
  const parsed = posts().map((post) => ({ ...post, ...JSON.parse(post.message) }));
  const typesFrom = (origin: string) => parsed.filter(({ from }) => from === origin).map(({ type }) => type);
  expect(typesFrom(demo)).toEqual(expect.arrayContaining(['loaded']));
  expect(typesFrom(server)).toEqual(
    expect.arrayContaining([
      'Loaded',
      'init',
      'fullLoaded',
      'depositStatus',
      'widget-redirect-form-ready',
      'redirect',
    ]),
  );
  for (const { type, target, payload } of parsed) {
    if (target === server || target === demo) continue;
    expect({ type, target, told: Object.keys(payload) }).toEqual({
      type: 'Loaded',
      target: '*',
      told: ['version'],
    });
  }
  // The token goes one way.
  expect(
    parsed
      .filter(({ from }) => from !== demo)
      .map(({ message }) => message)
      .join(),
  ).not.toContain('eyJ');
});

test('garbage from the host page changes nothing', async ({ lobby, player, page, stack }) => {
  const { cashier } = lobby;
  await lobby.open({ player });
  await lobby.waitUntilReady();
  await page.evaluate((origin) => {
    const frame = document.querySelector('iframe')?.contentWindow;
    const garbage: unknown[] = [
      42,
      null,
      { type: 'close' },
      '',
      '{',
      '[]',
      '"close"',
      '{"type":"__proto__","payload":{"polluted":true}}',
      '{"type":"constructor"}',
      '{"type":"token","payload":{"constructor":{"prototype":{"polluted":true}}}}',
      `{"type":"bonus-list-updated","payload":${'['.repeat(50)}${']'.repeat(50)}}`,
      '{"type":"loaded"}',
      '{"type":"loaded","payload":{"token":7,"bonusList":"no"}}',
      '{"type":"bonus-list-updated","payload":{"bonusList":[{"id":null}]}}',
      '{"type":"token","payload":{"token":"not a token"}}',
      `{"type":"loaded","payload":"${'x'.repeat(300_000)}"}`,
    ];
    for (const message of garbage) frame?.postMessage(message, origin);
  }, stack.urls.server);
  await cashier.fillDeposit(plainMethod, '25');
  await expect(cashier.submit).toContainText('25');
  await expect(lobby.events('initError')).toHaveCount(0);
});

test('an address that carries the token or the player is nowhere', async ({
  lobby,
  context,
  toBank,
  player,
}) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  lobby.page.on('websocket', (socket) => addresses.push(socket.url()));
  const bank = await toBank('25');
  await bank.press('pay');
  await lobby.cashier.expectStatus('processed');
  const ofCashier = addresses.filter(
    (address) => !address.includes('/token?') && !address.includes('player='),
  );
  expect(ofCashier.filter((address) => address.includes('eyJ') || address.includes(player))).toEqual([]);
  expect(ofCashier.some((address) => address.includes('/v4/socket.io'))).toBe(true);
});

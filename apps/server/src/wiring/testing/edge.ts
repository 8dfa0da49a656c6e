import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { openCatalogue } from '../../catalogue/default-catalogue.ts';
import { usualCircuitRules } from '../../domain/circuit.ts';
import { sessionIssuer } from '../../identity/session-tokens.ts';
import { openIdentity } from '../../identity/token-verifier.ts';
import { openMemoryFiles } from '../../page/memory-files.ts';
import type { BrandPolicies } from '../../ports/brand-policies.ts';
import { type Brand, type Brands, brandsOf } from '../../ports/brands.ts';
import type { CaptchaRules } from '../../ports/captcha.ts';
import type { Log } from '../../ports/log.ts';
import type { PageRenderer } from '../../ports/page.ts';
import { noTracing, type Tracing } from '../../ports/tracing.ts';
import { openLog } from '../../telemetry/log.ts';
import { openMetrics } from '../../telemetry/metrics.ts';
import { sweepstakes } from '../../testing/sweepstakes-harness.ts';
import type { TransportsOptions } from '../../transports/open-transports.ts';
import { createConnections } from '../../transports/socket/connections.ts';
import { openCore } from '../core.ts';
import { systemClock, systemIds, systemTimers } from '../system.ts';
import { wireEdge } from '../wire-edge.ts';
import { testKeys } from './operator-keys.ts';

export { operatorKey, otherKeys } from './operator-keys.ts';

const text = new TextEncoder();
const tokenSecret = text.encode('a-token-secret-of-more-than-32-characters');
const sessionSecret = text.encode('a-session-secret-of-32-characters-or-more');
const webhookSecret = `whsec_${Buffer.from(tokenSecret).toString('base64')}`;
export const hostOrigin = 'https://www.acme.example';
const product = 'cashier';
const generous = { burst: 1_000_000, perSecond: 1_000_000 };

const acme: Brand = {
  id: 'acme',
  name: 'Acme',
  origins: [hostOrigin],
  disabledSets: [],
  returnUrl: `${hostOrigin}/account`,
  captchaPage: {
    ids: { second: 'lot-id' },
    scripts: { second: { url: 'https://geetest.example/gt4.js' } },
    origins: ['https://geetest.example', 'https://*.geetest.example'],
    localScript: 'window.initGeetest4 = () => {};',
  },
};

/** A brand that has nothing beside what every one has. */
const plain: Brand = { id: 'plain', name: 'Plain', origins: [hostOrigin], disabledSets: [] };

/** A page with one inline script and style, in place of the widget's. */
const renderer: PageRenderer = {
  renderPage: async ({ address, path, methods, boxes }) => ({
    html: `<!doctype html><style>a{}</style><p>${JSON.stringify({ address, path, methods: methods?.methods.length, boxes: boxes?.boxes.flatMap((group) => group.boxes).length })}</p>`,
    scriptHashes: ["'sha256-c2NyaXB0'"],
    styleHashes: ["'sha256-c3R5bGU='"],
  }),
  renderForm: async () => ({ html: '<!doctype html><p>form</p>', scriptHashes: [], styleHashes: [] }),
  renderCaptcha: async ({ scripts }) => ({
    html: `<!doctype html><p>captcha ${JSON.stringify(scripts)}</p>`,
    scriptHashes: ["'sha256-c2NyaXB0'"],
    styleHashes: [],
  }),
};

const files = openMemoryFiles([], {
  'assets/entry-abcdefgh.js': `export const text = "${'x'.repeat(2000)}";`,
  'locales/en.json': '{}',
  'sdk/opencashier.js': 'window.OpenCashier = {};',
});

export interface TokenChanges {
  readonly sub?: string;
  readonly expiresIn?: number;
  readonly secret?: Uint8Array;
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** What core and use cases know of the brands. */
function policiesOf(brands: Brands, captcha: CaptchaRules | undefined): BrandPolicies {
  const policies = brands.all.map((brand) => ({ ...brand, ...(captcha && { captcha }) }));
  return { find: (id) => policies.find((policy) => policy.id === id), all: () => policies };
}

/** A token as the operator's server signs it. */
export function signToken(changes: TokenChanges = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const exp = now + (changes.expiresIn ?? 3600);
  return new SignJWT({ brand: 'acme', country: 'DE', currency: 'EUR', name: 'Ana', ...changes.claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('acme')
    .setAudience('opencashier')
    .setSubject(changes.sub ?? 'player-1')
    .setIssuedAt(Math.min(now, exp - 60))
    .setExpirationTime(exp)
    .sign(changes.secret ?? tokenSecret);
}

/** The same claims without a signature, as an attacker writes them. */
export async function unsignedToken(): Promise<string> {
  const [, payload = ''] = (await signToken()).split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
}

const deadSandbox = { url: 'http://127.0.0.1:9', apiKey: 'a-key-of-sixteen-or-more', webhookSecret };

export interface EdgeParts {
  readonly tracing?: Tracing;
  /** One that runs. */
  readonly sandbox?: typeof deadSandbox;
  readonly captcha?: CaptchaRules;
  /** Where it listens; any free one unless told. */
  readonly port?: number;
}

/** The edge over the real core on the embedded database; the provider's address leads nowhere. */
export async function startEdge(options: Partial<TransportsOptions> = {}, parts: EdgeParts = {}) {
  const { tracing = noTracing, sandbox = deadSandbox, captcha, port: wanted = 0 } = parts;
  const dataDir = mkdtempSync(join(tmpdir(), 'edge-'));
  const clock = systemClock;
  const ids = systemIds(clock);
  const faults: unknown[] = [];
  const lines: string[] = [];
  const written = openLog('debug', { write: (line: string) => void lines.push(line) });
  const log: Log = {
    ...written,
    error(fields, message) {
      faults.push({ ...fields, message });
      written.error(fields, message);
    },
  };
  const metrics = openMetrics();
  const brands = brandsOf([{ ...acme, sweepstakes }, plain]);
  const identity = openIdentity({
    brands: [{ id: 'acme', tokenKeys: [{ issuer: 'acme', algorithm: 'HS256', secret: tokenSecret }] }],
    sessionKey: { issuer: sessionIssuer, algorithm: 'HS256', secret: sessionSecret },
    clock,
    fetch,
  });
  const connections = createConnections({ identity, clock, timers: systemTimers, metrics });
  const catalogue = openCatalogue(brands.all, new Set(['sandbox']));
  const publicUrl = options.publicUrl ?? 'http://localhost:4000';
  const core = await openCore(
    {
      dataDir,
      publicUrl,
      product,
      providers: [
        {
          provider: 'sandbox',
          config: {
            baseUrl: sandbox.url,
            apiKey: sandbox.apiKey,
            webhookSecrets: [sandbox.webhookSecret],
          },
          // A provider that is nowhere fails at each create: its breaker would refuse what comes after.
          circuit: { ...usualCircuitRules, failures: Number.MAX_SAFE_INTEGER },
        },
      ],
      allowSandboxProvider: true,
      allowLoopbackWebhooks: true,
    },
    {
      clock,
      ids,
      timers: systemTimers,
      log,
      fetch,
      catalogue,
      brands: policiesOf(brands, captcha),
      pushes: connections,
      metrics,
      tracing,
    },
  );
  const { operator } = core;
  await operator.keys.adopt([...testKeys], clock.now());
  const transports = await wireEdge(
    {
      publicUrl,
      product,
      apiPrefix: 'BANKING',
      version: '1.0.0',
      trustProxy: false,
      isDebuggable: false,
      httpOrigins: [],
      ownOrigins: ['http://localhost:4000'],
      limits: { player: generous, address: generous, refused: generous, connect: generous },
      ...options,
    },
    {
      core,
      sessionSecret,
      connections,
      renderer,
      files,
      brands,
      identity,
      clock,
      ids,
      log,
      metrics,
      tracing,
    },
  );
  const url = `http://127.0.0.1:${await transports.listen({ host: '127.0.0.1', port: wanted })}`;
  const sockets: Socket[] = [];
  return {
    url,
    core,
    connections,
    /** What was logged as a fault of ours; stays empty whatever a client sends. */
    faults,
    /** Every line of the log, as it would be written. */
    lines,
    connect(token: string | undefined, more: { origin?: string; forceNew?: boolean } = {}): Socket {
      const socket = io(url, {
        path: '/v4/socket.io',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: token === undefined ? {} : { token },
        query: { Language: 'en', cashier_type: 'widget' },
        ...(more.origin && { extraHeaders: { origin: more.origin } }),
      });
      sockets.push(socket);
      return socket;
    },
    async close() {
      for (const socket of sockets) socket.disconnect();
      await transports.close();
      await core.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Edge = Awaited<ReturnType<typeof startEdge>>;

export interface Answer {
  readonly status: number;
  readonly body: {
    status: number;
    data?: unknown;
    error?: { code: string; message: string; details?: unknown };
  };
  readonly headers: Headers;
}

/** One call over HTTP, with a body of any kind. */
export async function callHttp(
  edge: Edge,
  path: string,
  options: {
    method?: string;
    token?: string;
    body?: unknown;
    raw?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const method = options.method ?? 'POST';
  const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const reply = await fetch(`${edge.url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });
  const replied = await reply.text();
  return {
    status: reply.status,
    body: replied.startsWith('{') ? JSON.parse(replied) : {},
    headers: reply.headers,
  };
}

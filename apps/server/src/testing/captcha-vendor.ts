import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CaptchaRules } from '../ports/captcha.ts';

export interface VendorQuestion {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a vendor answers: with a status and a text, or by hanging up. */
export type VendorAnswer = { readonly status?: number; readonly body: string } | 'hangUp';

/** A vendor of captchas on a port of its own; a test says what it answers, and sees what it was asked. */
export async function startVendor() {
  const asked: VendorQuestion[] = [];
  const state: { answer: VendorAnswer } = { answer: { body: '{}' } };
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (state.answer === 'hangUp') {
      request.socket.destroy();
      return;
    }
    const { status = 200, body } = state.answer;
    reply.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers(body: unknown, status = 200) {
      state.answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    },
    hangUp() {
      state.answer = 'hangUp';
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Vendor = Awaited<ReturnType<typeof startVendor>>;

const script = { scriptUrl: 'https://vendor.example/api.js', origins: ['https://vendor.example'] };

/** All kinds of captcha at one vendor. */
export function captchaRules(url: string, changes: Partial<CaptchaRules> = {}): CaptchaRules {
  const classic = {
    vendor: 'recaptcha' as const,
    secret: 'the-secret',
    verifyUrl: `${url}/siteverify`,
    ...script,
  };
  return {
    whenUnavailable: 'refuse',
    v3: { ...classic, siteKey: 'site-v3', minScore: 0.5 },
    first: { ...classic, siteKey: 'site-first', methods: ['bank'] },
    second: { captchaId: 'lot-id', captchaKey: 'lot-key', verifyUrl: `${url}/validate`, ...script },
    ...changes,
  };
}

/** The same, by assessments of reCAPTCHA Enterprise. */
export function enterpriseRules(url: string): CaptchaRules {
  const account = {
    vendor: 'recaptchaEnterprise' as const,
    apiKey: 'the-api-key',
    verifyUrl: `${url}/v1/projects/p/assessments`,
    ...script,
  };
  return {
    whenUnavailable: 'refuse',
    v3: { ...account, siteKey: 'site-v3', minScore: 0.5 },
    first: { ...account, siteKey: 'site-first', methods: ['bank'] },
  };
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../api/errors.ts';
import type { SandboxParts } from '../parts.ts';
import { type CaptchaVendor, captchaVendor } from './modes.ts';
import { captchaScript } from './scripts.ts';

const scriptPaths: Readonly<Record<CaptchaVendor, string>> = {
  geetest: '/captcha/geetest/v4/gt4.js',
  recaptcha: '/captcha/recaptcha/api.js',
  'recaptcha-enterprise': '/captcha/recaptcha/enterprise.js',
  hcaptcha: '/captcha/hcaptcha/1/api.js',
};

const wanted = z.object({
  vendor: captchaVendor,
  action: z._default(z.string().check(z.maxLength(64)), ''),
  isExpired: z._default(z.boolean(), false),
});

/** The doubles of the vendors' scripts, open to every page as the vendors' own are. */
export function captchaRoutes(app: FastifyInstance, { captcha, publicUrl }: SandboxParts): void {
  for (const [vendor, path] of Object.entries(scriptPaths)) {
    app.get(path, (_, reply) => {
      const known = captchaVendor.parse(vendor);
      const mode = captcha.modes.take(known, 'script');
      if (mode === 'missing') return reply.code(404).type('text/plain').send('');
      if (mode === 'never') return reply.hijack();
      const script = captchaScript({ vendor: known, mode, origin: publicUrl() });
      return reply.type('text/javascript; charset=utf-8').send(script);
    });
  }

  app.get('/captcha/recaptcha/api2/bframe', (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors *")
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="en"><title>Challenge</title><p>Are you a person?</p></html>'),
  );

  app.post('/captcha/answers', async (request, reply) => {
    const body = parseInput(wanted, parsed(request.body), reply);
    if (!body) return reply;
    const { token, pass } = captcha.answers.issue(body.vendor, body);
    return reply.header('access-control-allow-origin', '*').send({ token, pass });
  });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import type { CaptchaVendor } from './modes.ts';

const text = z._default(z.string(), '');
const lot = z.object({
  lot_number: text,
  captcha_output: text,
  pass_token: text,
  gen_time: text,
  sign_token: text,
});
const lotQuery = z.object({ captcha_id: text });
const site = z.object({ secret: text, response: text, sitekey: z.optional(z.string()) });
const assessment = z.object({ event: z.object({ token: text, siteKey: text }) });

/** Ids that the doubles know; their secret is the key of the sandbox's API. */
const captchaIds = {
  geetest: 'sandbox-geetest',
  recaptcha: 'sandbox-recaptcha',
  'recaptcha-enterprise': 'sandbox-enterprise',
  hcaptcha: 'sandbox-hcaptcha',
} as const satisfies Record<CaptchaVendor, string>;

const score = { good: 0.9, low: 0.1 };

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The doors at which the vendors verify answers, each by its vendor's own protocol. */
export function captchaVerifyRoutes(app: FastifyInstance, { captcha }: SandboxParts, apiKey: string): void {
  const { modes, answers } = captcha;
  const isSigned = (lotNumber: string, sign: string) =>
    isSame(createHmac('sha256', apiKey).update(lotNumber).digest('hex'), sign);

  app.post('/captcha/geetest/validate', async (request, reply) => {
    if (modes.take('geetest', 'verify') === 'down') return reply.code(503).send('');
    const { captcha_id } = lotQuery.parse(request.query ?? {});
    const form = lot.safeParse(request.body ?? {});
    if (!form.success || captcha_id !== captchaIds.geetest) {
      return { status: 'error', code: '-50001', msg: 'illegal captcha_id' };
    }
    const { lot_number, pass_token, sign_token } = form.data;
    if (!isSigned(lot_number, sign_token))
      return { status: 'error', code: '-50101', msg: 'illegal sign_token' };
    const answer = answers.take('geetest', lot_number);
    if (!answer || answer.pass !== pass_token)
      return { status: 'success', result: 'fail', reason: 'pass_token error' };
    return answer.isExpired
      ? { status: 'success', result: 'fail', reason: 'pass_token expire' }
      : { status: 'success', result: 'success', reason: '', captcha_args: {} };
  });

  for (const vendor of ['recaptcha', 'hcaptcha'] as const) {
    app.post(`/captcha/${vendor}/siteverify`, async (request, reply) => {
      const mode = modes.take(vendor, 'verify');
      if (mode === 'down') return reply.code(503).send('');
      const form = site.safeParse(request.body ?? {});
      const { secret, response, sitekey } = form.success ? form.data : { secret: '', response: '' };
      if (secret !== apiKey) return { success: false, 'error-codes': ['invalid-input-secret'] };
      if (sitekey !== undefined && sitekey !== captchaIds[vendor]) {
        return { success: false, 'error-codes': ['sitekey-secret-mismatch'] };
      }
      const answer = answers.take(vendor, response);
      if (!answer || answer.isExpired) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
      const rated = { score: mode === 'low' ? score.low : score.good, action: answer.action };
      return { success: true, hostname: 'localhost', ...(answer.action === '' ? {} : rated) };
    });
  }

  app.post('/captcha/recaptcha/v1/projects/:project/assessments', async (request, reply) => {
    const mode = modes.take('recaptcha-enterprise', 'verify');
    if (mode === 'down') return reply.code(503).send('');
    if (request.headers['x-goog-api-key'] !== apiKey) {
      return reply.code(403).send({ error: { code: 403, status: 'PERMISSION_DENIED' } });
    }
    const body = assessment.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    const { token, siteKey } = body.data.event;
    const answer =
      siteKey === captchaIds['recaptcha-enterprise'] && answers.take('recaptcha-enterprise', token);
    if (!answer || answer.isExpired) {
      return { tokenProperties: { valid: false, invalidReason: answer ? 'EXPIRED' : 'DUPE' } };
    }
    return {
      tokenProperties: { valid: true, action: answer.action, hostname: 'localhost' },
      riskAnalysis: { score: mode === 'low' ? score.low : score.good, reasons: [] },
    };
  });
}

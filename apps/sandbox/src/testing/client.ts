import type { OperationView } from '../control/operation-view.ts';
import { apiKey, type TestBench } from './running-sandbox.ts';

/** Speaks to a running sandbox as merchant, payer and tester do. */
export function clientOf(bench: TestBench) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${bench.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = (reply.headers.get('content-type') ?? '').startsWith('application/json');
    return { status: reply.status, headers: reply.headers, text, json: isJson ? JSON.parse(text) : {} };
  };
  const authorization = `Bearer ${apiKey}`;
  const request = (reference: string, amount = '5000', change: Record<string, unknown> = {}) => ({
    reference,
    method: 'sandbox_redirect',
    amount,
    currency: 'EUR',
    country: 'DE',
    language: 'en',
    payer: { id: 'player-1' },
    fields: {},
    returnUrl: 'https://merchant.example/return/x',
    webhookUrl: bench.merchant.url,
    ...change,
  });
  const operation = async (reference: string): Promise<OperationView> => {
    const { json } = await call('GET', `/control/operations?reference=${reference}`);
    const [found] = json as unknown as OperationView[];
    if (!found) throw new Error(`There is no operation ${reference}.`);
    return found;
  };
  return {
    call,
    request,
    operation,
    api: (method: string, path: string, body?: unknown) => call(method, path, body, { authorization }),
    /** A payment by another method than the hosted page. */
    createBy: (method: string, reference: string, change: Record<string, unknown> = {}) =>
      call('POST', '/v1/payments', request(reference, '5000', { method, ...change }), { authorization }),
    claim: (reference: string, fields: Record<string, unknown> = {}) =>
      call('POST', `/v1/payments/${reference}/claim`, { fields }, { authorization }),
    create: (reference: string, amount?: string, change?: Record<string, unknown>) =>
      call('POST', '/v1/payments', request(reference, amount, change), { authorization }),
    find: (reference: string) => call('GET', `/v1/payments/${reference}`, undefined, { authorization }),
    act: async (reference: string, action: string, body: unknown = {}) =>
      call('POST', `/control/operations/${(await operation(reference)).id}/${action}`, body),
    press: async (reference: string, button: string) =>
      call('POST', `/pay/${(await operation(reference)).id}/${button}`),
  };
}
export type TestClient = ReturnType<typeof clientOf>;

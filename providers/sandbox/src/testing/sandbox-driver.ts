import type { Fault, ProviderDriver } from '@opencashier/provider-kit/conformance/harness';
import type { CreateDepositRequest } from '@opencashier/provider-kit/provider';

const faults: Readonly<Record<Fault, string>> = {
  timeout: 'timeout-next',
  droppedConnection: 'drop-next-reply',
  serverError: 'error-next',
  unavailable: 'unavailable-next',
};

const accepted: CreateDepositRequest = {
  reference: '',
  method: 'sandbox_redirect',
  money: { minor: 12_300n, currency: 'EUR' },
  country: 'DE',
  language: 'en',
  player: { id: 'player-1', name: 'Ada Example', email: 'ada@example.com' },
  fields: { note: 'a note' },
  returnUrl: '',
  webhookUrl: '',
};

/** Drives a running sandbox by its control API. */
export function sandboxDriver(url: string): ProviderDriver {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return JSON.parse(text);
  };
  const operations = async (reference: string) =>
    (await call('GET', `/control/operations?reference=${reference}`)) as readonly { readonly id: string }[];
  const act = async (reference: string, action: string, input: unknown = {}): Promise<void> => {
    const [operation] = await operations(reference);
    if (!operation) throw new Error(`The sandbox has no operation ${reference}.`);
    await call('POST', `/control/operations/${operation.id}/${action}`, input);
  };
  return {
    requests: {
      accepted,
      // The scenario "declined safely" is chosen by the last two digits.
      declined: { ...accepted, money: { minor: 12_307n, currency: 'EUR' } },
    },
    failNext: async (kind, fault) => {
      await call('POST', '/control/faults', { call: kind, fault: faults[fault] });
    },
    countOperations: async (reference) => (await operations(reference)).length,
    pay: (reference) => act(reference, 'confirm'),
    payPart: (reference) => act(reference, 'underpay'),
    fail: (reference) => act(reference, 'fail'),
    expire: (reference) => act(reference, 'expire'),
    refund: (reference, minor) => act(reference, 'refund', { amount: minor.toString() }),
    chargeBack: (reference) => act(reference, 'chargeback'),
    winChargeBack: (reference) => act(reference, 'chargeback-won'),
    resend: (reference) => act(reference, 'duplicate'),
  };
}

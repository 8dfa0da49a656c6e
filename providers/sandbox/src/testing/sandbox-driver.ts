import type { Fault, InstructionCase, ProviderDriver } from '@opencashier/provider-kit/conformance/harness';
import type { CreatePayoutRequest } from '@opencashier/provider-kit/payouts';
import type { CreateDepositRequest } from '@opencashier/provider-kit/provider';
import { createSandboxProvider } from '../create-provider.ts';
import { apiKey } from './sandbox-process.ts';
import { sealedCard } from './sealed-card.ts';

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

const by = (method: string, change: Partial<CreateDepositRequest> = {}): CreateDepositRequest => ({
  ...accepted,
  method,
  fields: {},
  ...change,
});
const payoutOf = (minor: bigint): CreatePayoutRequest => ({
  reference: '',
  method: 'sandbox_payout',
  money: { minor, currency: 'EUR' },
  country: 'DE',
  language: 'en',
  player: { id: 'player-1' },
  fields: { iban: 'DE89370400440532013000', holder_name: 'Ada Example' },
  webhookUrl: '',
});
const roubles = { country: 'RU', money: { minor: 500_000n, currency: 'RUB' } };
const rupees = { country: 'IN', money: { minor: 500_000n, currency: 'INR' } };

/** One request for each instruction that the sandbox gives. */
const instructions: readonly InstructionCase[] = [
  { name: 'hosted page', kind: 'redirect', request: by('redirect') },
  { name: 'p2p card', kind: 'requisites', request: by('p2p-card', roubles) },
  { name: 'p2p card, encrypted', kind: 'requisites', request: by('p2p-card-encrypted', roubles) },
  {
    name: 'p2p card, adjusted',
    kind: 'requisites',
    request: by('p2p-card', { ...roubles, money: { minor: 500_019n, currency: 'RUB' } }),
  },
  { name: 'p2p phone', kind: 'requisites', request: by('p2p-phone', roubles) },
  {
    name: 'p2p form',
    kind: 'unifiedForm',
    request: by('p2p-form', roubles),
    answer: { bank: 'sber', sender_name: 'TEST SENDER', sender_digits: '1234' },
  },
  {
    name: 'more fields',
    kind: 'fieldsRequired',
    request: by('fields'),
    answer: { document: '12345678', email: 'name@example.com' },
  },
  {
    name: 'voucher code',
    kind: 'fieldsRequired',
    request: by('voucher-code'),
    answer: { voucher_code: 'AAAA00004444' },
  },
  { name: 'host to host', kind: 'requisites', request: by('h2h') },
  { name: 'bank transfer', kind: 'requisites', request: by('bank-transfer') },
  { name: 'virtual account', kind: 'requisites', request: by('virtual-account') },
  { name: 'invoice', kind: 'requisites', request: by('invoice') },
  {
    name: 'pix',
    kind: 'customPage',
    request: by('pix', { country: 'BR', money: { minor: 15_025n, currency: 'BRL' } }),
  },
  { name: 'eazype', kind: 'customPage', request: by('eazype', rupees) },
  { name: 'upi', kind: 'customPage', request: by('upi', { ...rupees, fields: { upi_id: 'payer@okbank' } }) },
  { name: 'upi qr', kind: 'customPage', request: by('upi-qr', rupees) },
  { name: 'bitcoin', kind: 'crypto', request: by('crypto-btc') },
  { name: 'usdt', kind: 'crypto', request: by('crypto-usdt', { fields: { network: 'ERC-20' } }) },
  { name: 'ripple', kind: 'crypto', request: by('crypto-xrp') },
  { name: 'cash', kind: 'voucher', request: by('cash') },
  { name: 'offers', kind: 'offers', request: by('offers') },
  { name: 'instruction', kind: 'none', request: by('instruction') },
];

/** Drives a running sandbox by its control API. */
export function sandboxDriver(url: string): ProviderDriver & { warmUp(): Promise<void> } {
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
    // The first create of a fresh process compiles what it needs; the suite's short time-out is not for that.
    warmUp: async () => {
      const provider = createSandboxProvider(
        { baseUrl: url, apiKey, webhookSecrets: [] },
        { fetch, now: () => new Date(), requestTimeoutMs: 30_000 },
      );
      const addresses = { returnUrl: `${url}/health/live`, webhookUrl: `${url}/health/live` };
      const outcome = await provider.createDeposit({ ...accepted, ...addresses, reference: 'warm-up' });
      if (outcome.kind !== 'created') throw new Error(`The sandbox answered ${outcome.kind}.`);
    },
    requests: {
      accepted,
      // The scenario "declined safely" is chosen by the last two digits.
      declined: { ...accepted, money: { minor: 12_307n, currency: 'EUR' } },
    },
    instructions,
    preparations: {
      some: { method: 'card', currency: 'EUR', country: 'DE', language: 'en' },
      none: { method: 'redirect', currency: 'EUR', country: 'DE', language: 'en' },
    },
    pairs: { known: ['BTC', 'EUR'], unknown: ['BTC', 'XXX'] },
    savingInstrument: async (provider) =>
      by('card', { fields: { encrypted_card: await sealedCard(provider) } }),
    chain: {
      request: by('crypto-ltc'),
      send: (reference) => act(reference, 'send'),
      confirmBlock: (reference) => act(reference, 'confirm-block'),
      reorganise: (reference) => act(reference, 'reorganise'),
    },
    payouts: {
      // Digits of the scenario that is settled from the control page alone.
      accepted: payoutOf(12_341n),
      refused: payoutOf(12_342n),
      settle: (reference) => act(reference, 'settle'),
      refuse: (reference) => act(reference, 'refuse'),
      giveBack: (reference) => act(reference, 'return'),
    },
    failNext: async (kind, fault) => {
      const name = kind === 'findPayout' ? 'find-payout' : kind;
      await call('POST', '/control/faults', { call: name, fault: faults[fault] });
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitsOf } from '@opencashier/contract/entities/amount-limits';
import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { decimalsOf } from '@opencashier/money/currencies';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import { openCatalogue } from '../catalogue/default-catalogue.ts';
import { isCardField } from '../domain/card-data.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { openSandboxCore } from '../testing/sandbox-core.ts';
import type { CallContext } from '../use-cases/use-case.ts';
import type { Core } from './core-types.ts';
import { systemClock } from './system.ts';

const brand = 'demo';
const catalogue = openCatalogue([{ id: brand, disabledSets: [] }], new Set(['sandbox']));

interface Offer {
  readonly scope: CatalogueScope;
  readonly listed: CatalogueMethod;
}

/** Every deposit method once, where it is first offered. */
function offers(): readonly Offer[] {
  const found = new Map<string, Offer>();
  for (const { code: country, currencies } of catalogue.countries(brand)) {
    for (const currency of currencies) {
      const scope = { brand, country, currency };
      for (const listed of catalogue.depositMethods(scope)) {
        const { name, availability, cardViewType } = listed.method;
        const isOpen = availability === undefined || availability.state === 'available';
        // A method that takes saved cards alone has nothing to be created with yet.
        if (isOpen && cardViewType !== cardViewTypes.cardWalletOnly && !found.has(name)) {
          found.set(name, { scope, listed });
        }
      }
    }
  }
  return [...found.values()];
}

/** What a player fills in, by the name of the field. */
const values: Readonly<Record<string, string>> = {
  account_number: '0123456789',
  alias: 'ANA.PAYS',
  bank: 'sber',
  blik_code: '123456',
  cpf: '52998224725',
  cuit: '20123456786',
  document: '1712345678',
  email: 'ana@example.com',
  holder_name: 'Ana Silva',
  iban: 'DE89370400440532013000',
  ifsc: 'HDFC0000001',
  pix_key_type: 'email',
  pix_key_email: 'ana@example.com',
  purse: 'Z123456789012',
  rut: '12345678-5',
  upi_id: 'ana@okbank',
  voucher_code: 'ABCD1234EFGH5678',
  wallet_number: '4100112345678',
  wmz_purse: 'Z123456789012',
};
const phones: Readonly<Record<string, string>> = { IN: '9876543210', BD: '1712345678', RU: '9161234567' };
const card = {
  card_number: '4242424242424242',
  card_expiry: '12/39',
  card_holder: 'ANA SILVA',
  card_cvc: '737',
  pin_code: '1234',
};

function fieldsOf({ scope, listed }: Offer): Record<string, string> {
  const plain = listed.method.fields.filter((field) => field.type !== 'amount' && !isCardField(field));
  return Object.fromEntries(
    plain.flatMap((field): [string, string][] => {
      if (/^pix_key_(?!type|email)/.test(field.name)) return [];
      const choice = field.name === 'pix_key_type' ? undefined : field.values?.[0]?.value;
      if (field.type === 'phone_with_prefix') return [[field.name, phones[scope.country] ?? '912345678']];
      return [[field.name, choice ?? values[field.name] ?? '']];
    }),
  );
}

async function seal(key: JWK): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(key.kid ? { kid: key.kid } : {}) })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
}

/** What each way to pay is answered with. */
const answers: Readonly<Record<string, object>> = {
  redirect: { source: expect.stringMatching(/^http/), method: 'GET' },
  fields: { isFieldsRequired: true, fields: expect.any(Array) },
  'p2p-card': { card: { bank_type: expect.any(String) } },
  'p2p-phone': { card: { phone: expect.any(String) } },
  'p2p-form': { data: { unifiedFlow: { fields: expect.any(Array) } } },
  h2h: { data: { requisites: expect.any(Array) } },
  pix: { pageId: 'pix', data: { page: { brCode: expect.stringMatching(/^000201/) } } },
  eazype: { pageId: 'eazype', data: { page: { account: expect.any(String) } } },
  upi: { pageId: 'upi-qr', data: { page: { upiUri: expect.stringMatching(/^upi:/) } } },
  'upi-qr': { pageId: 'upi-qr', data: { page: { upiUri: expect.stringMatching(/^upi:/) } } },
  crypto: { data: { crypto: { address: expect.any(String), payAmount: expect.any(String) } } },
  cash: { data: { voucher: { code: expect.any(String), agents: expect.any(Array) } } },
  'bank-transfer': { data: { requisites: expect.any(Array) } },
  'virtual-account': { data: { requisites: expect.any(Array) } },
  offers: { data: { paymentMethodOffers: expect.any(Array) } },
  instruction: { apiResponse: { type: 'OFFLINE' } },
  invoice: { apiResponse: { type: 'OFFLINE' } },
  'voucher-code': { apiResponse: { type: 'OFFLINE' } },
  card: { apiResponse: { type: 'OFFLINE' } },
};

const dataDir = mkdtempSync(join(tmpdir(), 'every-method-'));
let sandbox: SandboxProcess;
let core: Core;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  core = await openSandboxCore({
    dataDir,
    sandboxUrl: sandbox.url,
    clock: systemClock,
    fetch,
    catalogue,
  });
}, 180_000);
afterAll(async () => {
  await core.close();
  await sandbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function contextOf({ country, currency }: CatalogueScope, key: string): CallContext {
  const expiresAt = new Date('2100-01-01T00:00:00.000Z');
  return {
    player: { brand, id: `player of ${key}`, country, currency, expiresAt, profile: {} },
    language: 'en',
    transport: 'http',
    requestId: key,
    idempotencyKey: key,
  };
}

async function create(offer: Offer) {
  const { scope, listed } = offer;
  const { method } = listed;
  const context = contextOf(scope, `key-of-${method.name}`);
  let fields: Record<string, string> = fieldsOf(offer);
  if (method.isPreparationRequired) {
    const prepared = await core.calls['deposit-prepare'](context, { paymentMethod: method.name });
    if (!prepared.ok) throw new Error(`${prepared.error.code}: ${prepared.error.message}`);
    for (const { name } of prepared.data.fields) fields = { [name]: 'Ana Silva', ...fields };
    if (method.fields.some(isCardField)) {
      const key = prepared.data.encryptionKey;
      expect(key).toBeDefined();
      fields = { ...fields, encrypted_card: await seal(key as JWK) };
    }
  }
  const rule = method.amount_rules[scope.currency];
  if (rule === undefined) throw new Error(`${method.name} has no limits in ${scope.currency}`);
  const { min, max } = limitsOf(rule, scope.country);
  // Round amounts choose no scenario of the sandbox; those of one method go by the hundred.
  const step = decimalsOf(scope.currency) === 0 || method.name === 'p2p_market' ? 100 : 1;
  const network = method.fields.find(({ type }) => type === 'networks')?.values?.[0]?.min ?? 0;
  const amount = Math.min(max, Math.ceil(Math.max(min, network) / step) * step);
  const shared = {
    amount,
    currency: scope.currency,
    fields,
    isActivatedBonus: false,
    metadata: { isFromChip: false },
  };
  return method.cardViewType === cardViewTypes.p2p
    ? core.calls['deposit-create-p2p'](context, { ...shared, depositId: 0, paymentMethod: method.name })
    : core.calls['deposit-create'](context, { ...shared, paymentType: method.name });
}

describe('a deposit by every method of the catalogue, at the sandbox', () => {
  it.each(offers().map((offer) => [offer.listed.method.name, offer] as const))('%s', async (_name, offer) => {
    const way = offer.listed.providers[0]?.providerMethod ?? '';
    const kind = way.replace(/^(crypto|p2p-(?:card|phone|form)|h2h)-.+$/, '$1');
    const created = await create(offer);
    expect(created).toMatchObject({ ok: true, data: { created: true, ...answers[kind] } });
    expect(Object.keys(answers)).toContain(kind);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import { openCatalogue } from '../catalogue/default-catalogue.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openSandboxCore } from '../testing/sandbox-core.ts';
import { contextOf, controlSandbox, letTimePass } from '../testing/sandbox-steps.ts';
import type { Core } from './core-types.ts';

const brand = 'demo';
const catalogue = openCatalogue([{ id: brand, disabledSets: [] }], new Set(['sandbox']));

/** Every withdrawal method once, where it is first offered. */
const offers = new Map<string, { readonly scope: CatalogueScope; readonly listed: CatalogueMethod }>();
for (const { code: country, currencies } of catalogue.countries(brand)) {
  for (const currency of currencies) {
    const scope = { brand, country, currency };
    for (const listed of catalogue.withdrawalMethods(scope)) {
      if (!offers.has(listed.method.name)) offers.set(listed.method.name, { scope, listed });
    }
  }
}

/** What a player fills in, by the name of the field; check digits are right. */
const values: Readonly<Record<string, string>> = {
  iban: 'DE89370400440532013000',
  holder_name: 'Ana Silva',
  pix_key: 'ana@example.com',
  cpf: '52998224725',
  bank: 'first_bank',
  account_number: '0000014579',
  routing_number: '021000021',
  phone: '712345678',
};
const addresses: Readonly<Record<string, string>> = {
  withdraw_usdt: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  withdraw_bitcoin: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  withdraw_xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  withdraw_xlm: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
  withdraw_ton: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
};
/** What the receiver is told apart by: a destination tag, a text, a comment. */
const memos: Readonly<Record<string, string>> = {
  withdraw_xrp: '12345',
  withdraw_xlm: 'table 7',
  withdraw_ton: 'مرحبا',
};

async function seal(key: JWK): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ card_number: '4242424242424242' })))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(key.kid ? { kid: key.kid } : {}) })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
}

describe('every withdrawal method at the stand-in provider', () => {
  const clock = manualClock(new Date());
  let sandbox: SandboxProcess;
  let dataDir: string;
  let core: Core;

  beforeAll(async () => {
    sandbox = await startSandboxProcess();
    dataDir = mkdtempSync(join(tmpdir(), 'payouts-'));
    core = await openSandboxCore({ dataDir, sandboxUrl: sandbox.url, clock, fetch, catalogue });
  }, 120_000);
  afterAll(async () => {
    await core?.close();
    await sandbox?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const caller = (scope: CatalogueScope, idempotencyKey?: string) =>
    contextOf({ ...scope, brand }, idempotencyKey);
  const later = () => letTimePass(core, clock);
  const control = (reference: string, action: string) => controlSandbox(sandbox.url, reference, action);

  it('has the whole standard set', () => {
    expect([...offers.values()].map(({ listed }) => listed.method.category)).toEqual(
      expect.arrayContaining([
        'me2me_grouped',
        'bank_transfer',
        'bank_transfer_nigeria',
        'crypto',
        'mobile',
        'pix',
      ]),
    );
  });

  it.each([...offers.keys()])(
    '%s is reserved, approved and settled, and the books agree',
    async (name) => {
      const offer = offers.get(name);
      if (!offer) throw new Error(`${name} is not offered.`);
      const { scope, listed } = offer;
      const least = listed.method.amount_rules[scope.currency]?.min ?? 0;
      // The last digits leave the end of the payout to the control page.
      const amount = Math.ceil(least) + 10.41;
      const deposited = await core.calls['deposit-create'](caller(scope, `deposit-for-${name}`), {
        amount: Math.ceil(amount * 3),
        currency: scope.currency,
        paymentType: 'card_hosted',
        fields: {},
        isActivatedBonus: false,
        metadata: { isFromChip: false },
      });
      if (!deposited.ok)
        throw new Error(`${deposited.error.code} ${JSON.stringify(deposited.error.details)}`);
      await control(String(deposited.data.depositId), 'confirm');
      await later();

      const plain = listed.method.fields.flatMap((field): [string, string][] => {
        if (field.category === 'card') return [];
        if (field.name === 'crypto_address') return [[field.name, addresses[name] ?? '']];
        if (field.name === 'memo') return [[field.name, memos[name] ?? '']];
        return [[field.name, values[field.name] ?? field.values?.[0]?.value ?? '']];
      });
      const prepared = await core.calls['deposit-prepare'](caller(scope), { paymentMethod: name });
      const key = prepared.ok ? prepared.data.encryptionKey : undefined;
      const fields = {
        ...Object.fromEntries(plain),
        ...(key && { encrypted_card: await seal(key as JWK), last_digits: '4242' }),
      };
      const asked = await core.calls['withdrawal-create'](caller(scope, `withdrawal-by-${name}`), {
        ...{ amount, fields },
        currency: scope.currency,
        paymentType: name,
      });
      if (!asked.ok) throw new Error(`${asked.error.code} ${JSON.stringify(asked.error.details)}`);
      const { withdrawalId, transaction } = asked.data;
      expect(transaction).toMatchObject({ stage: 'review', destination: expect.stringMatching(/[•…]/) });
      const decision = { withdrawalId, decision: 'approved' as const, operatorKey: 'k', decidedBy: 'Lou' };
      await core.operator.decideWithdrawal({ ...decision, reason: 'r', playerReason: undefined });
      await later();
      await control(withdrawalId, 'settle');
      await later();
      const status = await core.calls['withdrawal-status'](caller(scope), { withdrawalId });
      expect(status).toMatchObject({ ok: true, data: { stage: 'settled', status: 'processed' } });
      expect((await core.operator.verify(new Date(0))).differences).toEqual([]);
    },
    30_000,
  );
});

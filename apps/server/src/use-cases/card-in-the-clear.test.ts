import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { Database } from '../ports/database.ts';
import { coreHarness, createOf } from '../testing/core-harness.ts';

const pan = '4111111111111111';
const grouped = '4111 1111 1111 1111';
const cvc = '73791';

/** Every row of every table, as text. */
async function everything(database: Database): Promise<string> {
  const tables = await database.run<{ name: string }>({
    text: `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  });
  expect(tables.length).toBeGreaterThan(20);
  const texts: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.run<{ text: string | null }>({
      text: `select string_agg(t::text, ' ') as text from ${name} t`,
    });
    texts.push(row?.text ?? '');
  }
  return texts.join('\n');
}

onEveryDatabase('card data in the clear', (database) => {
  it('reaches neither provider nor database nor log, and leaves the key free', async () => {
    const made = coreHarness(database());
    const create = made.core.calls['deposit-create'];
    for (const fields of [
      { card_number: pan, card_cvc: cvc },
      { card_number: grouped },
      { encrypted_card: 'x', card_cvc: cvc },
      { pan },
    ]) {
      const refused = await create(made.context('p', 'k'), createOf({ paymentType: 'vault', fields }));
      expect(refused).toMatchObject({ ok: false, error: { code: 'banking.cardNotEncrypted' } });
      expect(JSON.stringify(refused)).not.toContain('4111');
    }
    const kept = await everything(database());
    const logged = JSON.stringify(made.log.lines);
    for (const secret of [pan, grouped, cvc]) {
      expect(kept).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    expect(made.first.requests).toEqual([]);
    const keys = await database().run({
      text: 'select 1 from idempotency_key where brand = $1',
      values: [made.brand],
    });
    expect(keys).toEqual([]);
  });

  it('goes to the provider in its bundle alone, which is not kept either', async () => {
    const made = coreHarness(database());
    const header = Buffer.from('{"alg":"RSA-OAEP-256","enc":"A256GCM"}').toString('base64url');
    const encrypted_card = `${header}.c2VjcmV0a2V5.aXY.c2VjcmV0Y2FyZA.dGFn`;
    const create = made.core.calls['deposit-create'];
    const missing = await create(made.context('p', 'k'), createOf({ paymentType: 'vault' }));
    expect(missing).toMatchObject({
      error: { code: 'banking.paymentMethodRegex', details: [{ path: 'fields.encrypted_card' }] },
    });
    const broken = createOf({ paymentType: 'vault', fields: { encrypted_card: `${header}.a.b.c` } });
    expect(await create(made.context('p', 'k'), broken)).toMatchObject({
      error: { code: 'banking.paymentMethodRegex' },
    });
    const sealed = createOf({ paymentType: 'vault', fields: { encrypted_card } });
    expect(await create(made.context('p', 'k'), sealed)).toMatchObject({ ok: true });
    expect(made.first.requests).toMatchObject([{ fields: { encrypted_card } }]);
    expect(await everything(database())).not.toContain('c2VjcmV0Y2FyZA');
    expect(JSON.stringify(made.log.lines)).not.toContain('c2VjcmV0Y2FyZA');
  });
});

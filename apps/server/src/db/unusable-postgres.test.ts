import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';

test('a database that does not answer is named by its variable and place, without the password', async () => {
  const databaseUrl = 'postgres://ana:secret-word@127.0.0.1:1/shop';
  const failure = await openPostgres({ databaseUrl, connections: 1 }).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  expect(failure).toContain('DATABASE_URL leads to 127.0.0.1:1/shop, which can’t be used: ');
  expect(failure).toContain('ECONNREFUSED');
  expect(failure).not.toContain('secret-word');
});

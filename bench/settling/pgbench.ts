import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrThrow } from '../../tools/lib/run.mjs';
import { amountMinor, currency, provider } from './prepare.ts';

/** The call that the server makes, for one deposit at a time; each client counts through deposits of its own. */
function script(from: number, perClient: number): string {
  const n = `(${from} + :client_id * ${perClient} + :turn)::text`;
  return `\\set turn :turn + 1
select outcome from settle_deposits(array['${provider}'], array['bench-' || ${n}], array['txn-' || ${n}],
  array['mov-' || ${n}], array[${amountMinor}::bigint], array['${currency}'], array[null::text],
  array['evt-' || ${n}], now(), true);
`;
}

export interface PgbenchRun {
  readonly program: string;
  readonly url: string;
  readonly clients: number;
  /** The first prepared deposit to settle. */
  readonly from: number;
  /** How many of them, a multiple of the clients. */
  readonly deposits: number;
}

/**
 * Lets pgbench settle prepared deposits, one call each.
 * @returns deposits per second
 */
export async function settleByPgbench({
  program,
  url,
  clients,
  from,
  deposits,
}: PgbenchRun): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'opencashier-pgbench-'));
  const perClient = deposits / clients;
  try {
    const file = join(folder, 'settle.sql');
    writeFileSync(file, script(from, perClient));
    const sizes = ['-c', String(clients), '-j', '2', '-t', String(perClient)];
    const { hostname, port, username, password, pathname } = new URL(url);
    const output = await runOrThrow(
      'pgbench',
      program,
      ['-n', '-M', 'prepared', ...sizes, '-D', 'turn=-1', '-f', file],
      {
        env: {
          ...process.env,
          PGHOST: hostname,
          PGPORT: port,
          PGUSER: username,
          PGPASSWORD: decodeURIComponent(password),
          PGDATABASE: pathname.slice(1),
        },
      },
    );
    const rate = /^tps = ([\d.]+)/m.exec(output)?.[1];
    if (rate === undefined) throw new Error(`pgbench said no rate.\n${output}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

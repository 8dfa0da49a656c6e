import { parseArgs } from 'node:util';
import { toDecimalString } from '@opencashier/money/minor';
import type { OperatorClient } from './operator-client.ts';

export const decisionArguments = '<deposit> --by <who> --why <reason>';

interface Decision {
  readonly id: string;
  readonly decidedBy: string;
  readonly reason: string;
}

/** @throws RangeError that says what is missing */
export function decisionOf(args: readonly string[]): Decision {
  const { values, positionals } = read(args);
  const [id, extra] = positionals;
  if (!id) throw new RangeError('The deposit’s id is missing.');
  if (extra !== undefined) throw new RangeError('Put a reason of several words in quotation marks.');
  if (!values.by?.trim()) throw new RangeError('Say with --by who decides.');
  if (!values.why?.trim()) throw new RangeError('Say with --why what the reason is.');
  return { id, decidedBy: values.by, reason: values.why };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { by: { type: 'string' }, why: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new RangeError('There are the options --by and --why, each with a text.');
  }
}

/** Credits or refuses what is held on a deposit; the decision is kept with it. */
export async function decide(
  client: OperatorClient,
  call: 'deposits-release' | 'deposits-reject',
  decision: Decision,
): Promise<string> {
  const { deposit } = await client.call(call, decision);
  const { id, state, currency, creditedMinor, bonusMinor } = deposit;
  const money = (minor: string) => `${toDecimalString(BigInt(minor), currency)} ${currency}`;
  const bonus = bonusMinor === '0' ? '' : `, bonus ${money(bonusMinor)}`;
  const done = call === 'deposits-release' ? 'Released' : 'Rejected';
  return `${done}. Deposit ${id} is ${state}, credited ${money(creditedMinor)}${bonus}.`;
}

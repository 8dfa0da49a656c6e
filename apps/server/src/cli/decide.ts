import { toDecimalString } from '@opencashier/money/minor';
import type { decisionOf } from './decision.ts';
import type { OperatorClient } from './operator-client.ts';

/** Credits or refuses what is held on a deposit; the decision is kept with it. */
export async function decide(
  client: OperatorClient,
  call: 'deposits-release' | 'deposits-reject',
  decision: ReturnType<typeof decisionOf>,
): Promise<string> {
  const { deposit } = await client.call(call, decision);
  const { id, state, currency, creditedMinor, bonusMinor } = deposit;
  const money = (minor: string) => `${toDecimalString(BigInt(minor), currency)} ${currency}`;
  const bonus = bonusMinor === '0' ? '' : `, bonus ${money(bonusMinor)}`;
  const done = call === 'deposits-release' ? 'Released' : 'Rejected';
  return `${done}. Deposit ${id} is ${state}, credited ${money(creditedMinor)}${bonus}.`;
}

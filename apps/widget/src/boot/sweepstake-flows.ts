import { createCoinsFlow } from '../flows/sweepstake/create-coins-flow.ts';
import { redeemSender } from '../flows/sweepstake/redeem-sender.ts';
import { createAccountFlows } from './account-flows.ts';
import type { AccountFlows, LateFlows } from './compose.ts';
import type { LateFlowDeps } from './late-flows.ts';

/** The account of the sweepstakes: its balances are coins, and what is taken out of it is redeemed. */
export function createSweepstakeFlows(
  deps: LateFlowDeps,
  late: Pick<LateFlows, 'status'>,
  log: (event: string, details?: unknown) => void,
): Pick<LateFlows, AccountFlows | 'coins'> {
  const { services, clock } = deps;
  const { client } = services;
  const coins = createCoinsFlow({ client, clock, log });
  const flows = createAccountFlows(deps, late, {
    balances: coins.balances,
    senderOf: redeemSender(client, coins),
  });
  return { ...flows, coins };
}

import { createBalances } from '../flows/balances.ts';
import { createHistoryFlow } from '../flows/history/create-history-flow.ts';
import { methodText } from '../flows/method-text.ts';
import { createPendingEntry } from '../flows/pending-entry.ts';
import { createProtectionFlow } from '../flows/protection/create-protection-flow.ts';
import { createWithdrawalFlow } from '../flows/withdrawal/create-withdrawal-flow.ts';
import type { WithdrawalDeps } from '../flows/withdrawal/withdrawal-deps.ts';
import type { AccountFlows, LateFlows } from './compose.ts';
import { sealCard } from './late-card.ts';
import { loadDestinationCheck } from './late-destination.ts';
import type { LateFlowDeps } from './late-flows.ts';

/** Wires what the player's account has beside deposits. A chunk of its own: together with them it would be too large. */
export function createAccountFlows(
  deps: LateFlowDeps,
  { status }: Pick<LateFlows, 'status'>,
  own: Partial<Pick<WithdrawalDeps, 'balances' | 'senderOf'>> = {},
): Pick<LateFlows, AccountFlows> {
  const { services, clock, newId, lifecycle, storage, analytics } = deps;
  const { client, session, selection, navigator, notifications, texts, withdrawalMethods } = services;
  const { balances = createBalances({ client }), senderOf } = own;
  return {
    balances,
    history: createHistoryFlow({ client, navigator }),
    protection: createProtectionFlow({ client, session, notifications, texts }),
    withdrawal: createWithdrawalFlow({
      client,
      navigator,
      session,
      selection,
      status,
      notifications,
      texts,
      analytics,
      entry: createPendingEntry(storage),
      clock,
      newId,
      random: Math.random,
      sealCard,
      loadDestinationCheck,
      methodName(name) {
        const method = withdrawalMethods.find(name);
        return method && methodText(method, texts.locale);
      },
      lifecycle,
      balances,
      senderOf,
    }),
  };
}

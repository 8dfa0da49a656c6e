import type { Client } from '../api/client.ts';
import type { Badges } from '../flows/badges.ts';
import type { BalancesFlow } from '../flows/balances.ts';
import type { BonusFlow } from '../flows/bonus.ts';
import type { Conversions } from '../flows/conversion.ts';
import type { RouteStore } from '../flows/current-route.ts';
import type { DepositFlow } from '../flows/deposit/deposit-flow.ts';
import type { HistoryFlow } from '../flows/history/history.ts';
import type { InvoiceFlow } from '../flows/invoice/invoice.ts';
import type { MethodsFlow } from '../flows/methods.ts';
import type { Navigator } from '../flows/navigator.ts';
import type { Notifications } from '../flows/notifications.ts';
import type { OnrampFlow } from '../flows/onramp/onramp.ts';
import type { PendingFlow } from '../flows/pending.ts';
import type { ProtectionFlow } from '../flows/protection/protection.ts';
import type { RegionsFlow } from '../flows/regions.ts';
import type { SelectionStore } from '../flows/selection.ts';
import type { SessionStore } from '../flows/session.ts';
import type { StatusFlow } from '../flows/status.ts';
import type { BoxesFlow } from '../flows/sweepstake/boxes.ts';
import type { CoinsFlow } from '../flows/sweepstake/coins.ts';
import type { WithdrawalFlow } from '../flows/withdrawal/withdrawal.ts';
import type { HostChannel } from '../host/host-channel.ts';
import type { Texts } from '../i18n/texts.ts';

/** Everything a screen can reach, wired once by boot. */
export interface Services {
  readonly client: Client;
  readonly host: HostChannel;
  readonly navigator: Navigator;
  /** The route shown: its query, its state, where it came from. */
  readonly route: RouteStore;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  /** Deposit methods. */
  readonly methods: MethodsFlow;
  readonly withdrawalMethods: MethodsFlow;
  readonly regions: RegionsFlow;
  /** Coin packages; in the sweepstakes alone. */
  readonly boxes: BoxesFlow;
  /** The player's coins; in the sweepstakes alone. */
  readonly coins: CoinsFlow;
  readonly deposit: DepositFlow;
  readonly withdrawal: WithdrawalFlow;
  /** What the player has. */
  readonly balances: BalancesFlow;
  /** The player's own limits and pauses. */
  readonly protection: ProtectionFlow;
  readonly history: HistoryFlow;
  readonly status: StatusFlow;
  readonly bonus: BonusFlow;
  readonly badges: Badges;
  /** What amounts are worth in other currencies. */
  readonly conversions: Conversions;
  /** The rooms of a created deposit. */
  readonly invoice: InvoiceFlow;
  /** Leaving for the seller of an offer. */
  readonly onramp: OnrampFlow;
  readonly pending: PendingFlow;
  readonly notifications: Notifications;
  /** Address of the sprite with the methods' icons. */
  readonly sprite: string;
  /** For flows; components take `useText()`. */
  readonly texts: Texts;
}

import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import type { Client } from '../../api/client.ts';
import type { HostChannel } from '../../host/host-channel.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Analytics } from '../analytics.ts';
import type { BonusFlow } from '../bonus.ts';
import type { Clock } from '../clock.ts';
import type { DepositDelay } from '../deposit-delay.ts';
import type { Metrics } from '../metrics.ts';
import type { Navigator } from '../navigator.ts';
import type { Notifications } from '../notifications.ts';
import type { PageLifecycle } from '../page-lifecycle.ts';
import type { PendingEntry } from '../pending-entry.ts';
import type { SelectionStore } from '../selection.ts';
import type { SessionStore } from '../session.ts';
import type { StatusFlow } from '../status.ts';
import type { CaptchaDetails, CaptchaRunner } from './captcha-runner.ts';
import type { CardSealer } from './card-sealer.ts';
import type { PaymentWindows } from './payment-windows.ts';

/** Everything that a deposit is made with. */
export interface DepositDeps {
  readonly client: Client;
  readonly host: HostChannel;
  readonly navigator: Navigator;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly bonus: BonusFlow;
  readonly status: StatusFlow;
  readonly notifications: Notifications;
  readonly texts: Pick<Texts, 'text' | 'has' | 'locale'>;
  readonly analytics: Analytics;
  readonly delay: DepositDelay;
  readonly metrics: Metrics;
  readonly entry: PendingEntry;
  readonly windows: PaymentWindows;
  readonly lifecycle: PageLifecycle;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Between 0 and 1, for the jitter of the back-off. */
  readonly random: () => number;
  readonly findMethod: (name: string) => PaymentMethod | undefined;
  /** Origins that payment pages may have over http, for development. */
  readonly httpOrigins: readonly string[];
  readonly sealCard: CardSealer;
  /** In the sweepstakes: the coin package that is bought. */
  readonly chosenBox?: (() => Box | undefined) | undefined;
  /** Without one a captcha that the server asks for is told as the refusal that it is. */
  readonly captcha?: CaptchaRunner | undefined;
  /** The captcha that is solved before a method's create. */
  readonly captchaBefore?: ((method: PaymentMethod) => CaptchaDetails | undefined) | undefined;
}

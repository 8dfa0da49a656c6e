import { sessionFormOnCloseModal } from '@opencashier/contract/calls/session-form-on-close-modal';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { methodText } from '../method-text.ts';
import type { DepositDeps } from './deposit-deps.ts';

/** Tells the server that the player left while a deposit was being created: once for each attempt. */
export function createCloseReport({ client, session }: Pick<DepositDeps, 'client' | 'session'>) {
  let reported: string | undefined;
  return (attemptKey: string, method: PaymentMethod, keepalive: boolean): void => {
    if (reported === attemptKey) return;
    reported = attemptKey;
    const { locale, parent, user } = session.getState();
    const userId = parent?.userId ?? user?.id;
    void client.call(
      sessionFormOnCloseModal,
      {
        paymentMethod: method.name,
        paymentMethodText: methodText(method, locale),
        ...(userId === undefined ? {} : { userId }),
      },
      { keepalive },
    );
  };
}

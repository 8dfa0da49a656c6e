import { listRoutes } from '../flows/payment-kind.ts';
import type { Services } from '../services/services.ts';

/** Loads the open payments now, and anew whenever the player comes to a list: one may have been made since. */
export function keepOpenPayments({ route, pending }: Pick<Services, 'route' | 'pending'>): void {
  void pending.loadOpen();
  route.subscribe(({ name }, before) => {
    const isList = name === listRoutes.deposit || name === listRoutes.withdrawal;
    if (isList && before.name !== name) void pending.loadOpen();
  });
}

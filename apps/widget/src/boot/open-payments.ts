import { listRoutes } from '../flows/payment-kind.ts';
import type { Services } from '../services/services.ts';

/** Loads the open payments now, and anew whenever the player comes to a list: one may have been made since. */
export function keepOpenPayments({ route, pending }: Pick<Services, 'route' | 'pending'>): void {
  void pending.loadOpen();
  route.subscribe(({ like }, before) => {
    const isList = like === listRoutes.deposit || like === listRoutes.withdrawal;
    if (isList && before.like !== like) void pending.loadOpen();
  });
}

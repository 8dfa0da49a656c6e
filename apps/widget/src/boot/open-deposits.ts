import type { Services } from '../services/services.ts';

/** Loads the open deposits now, and anew whenever the player comes to the list: one may have been made since. */
export function keepOpenDeposits({ route, pending }: Pick<Services, 'route' | 'pending'>): void {
  void pending.loadOpen();
  route.subscribe(({ name }, before) => {
    if (name === 'deposit' && before.name !== name) void pending.loadOpen();
  });
}

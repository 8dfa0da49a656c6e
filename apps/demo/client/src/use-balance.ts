import { useCallback, useEffect, useState } from 'react';
import { type Balance, fetchBalance, listen, type PlayerQuery } from './api.ts';

/** The player's balance, read anew whenever the operator's server hears of a payment. */
export function useBalance({ player, country, currency }: PlayerQuery) {
  const [balance, setBalance] = useState<Balance>();
  const refresh = useCallback(() => {
    fetchBalance({ player, country, currency }).then(setBalance, () => undefined);
  }, [player, country, currency]);
  useEffect(() => {
    setBalance(undefined);
    refresh();
    return listen(player, refresh);
  }, [player, refresh]);
  return { balance, refresh } as const;
}

import { useCallback, useEffect, useState } from 'react';
import { type Balance, fetchBalance, listen, type PlayerQuery } from './api.ts';

/** The player's balance, read anew whenever the operator's server hears of a payment, and the code it was sent last. */
export function useBalance({ player, country, currency }: PlayerQuery) {
  const [balance, setBalance] = useState<Balance>();
  const [code, setCode] = useState<string>();
  const refresh = useCallback(() => {
    fetchBalance({ player, country, currency }).then(setBalance, () => undefined);
  }, [player, country, currency]);
  useEffect(() => {
    setBalance(undefined);
    setCode(undefined);
    refresh();
    return listen(player, refresh, setCode);
  }, [player, refresh]);
  return { balance, refresh, code } as const;
}

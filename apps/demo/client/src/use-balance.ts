import { useCallback, useEffect, useState } from 'react';
import { type Balance, type Coins, fetchBalance, fetchCoins, listen, type PlayerQuery } from './api.ts';

/** The player's balance, read anew whenever the operator's server hears of a payment, and the code it was sent last. */
export function useBalance({ player, country, currency, region }: PlayerQuery, hasCoins: boolean) {
  const [balance, setBalance] = useState<Balance>();
  const [coins, setCoins] = useState<Coins>();
  const [code, setCode] = useState<string>();
  const refresh = useCallback(() => {
    fetchBalance({ player, country, currency, region }).then(setBalance, () => undefined);
    if (hasCoins) fetchCoins(player).then(setCoins, () => undefined);
  }, [player, country, currency, region, hasCoins]);
  useEffect(() => {
    setBalance(undefined);
    setCoins(undefined);
    setCode(undefined);
    refresh();
    return listen(player, refresh, setCode);
  }, [player, refresh]);
  return { balance, coins, refresh, code } as const;
}

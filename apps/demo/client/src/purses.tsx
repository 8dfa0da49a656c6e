import type { Balance, Coins } from './api.ts';

/** An amount as the lobby writes it; a code that the browser doesn't know as a currency is set behind. */
function show(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format(amount);
  } catch {
    return `${new Intl.NumberFormat('en', { maximumFractionDigits: 8 }).format(amount)} ${currency}`;
  }
}

/** Cash, and the bonus beside it. */
export function CashPurse({ balance }: { readonly balance: Balance | undefined }) {
  return (
    <span className="purse-amount" aria-live="polite">
      <span className="purse-label">Balance</span>
      <strong data-testid="balance" data-amount={balance?.amount} data-currency={balance?.currency}>
        {balance ? show(balance.amount, balance.currency) : '–'}
      </strong>
      {balance !== undefined && balance.bonus !== 0 && (
        <span className="purse-bonus" data-testid="bonus-balance" data-amount={balance.bonus}>
          + {show(balance.bonus, balance.currency)} bonus
        </span>
      )}
    </span>
  );
}

const count = (coins: number | undefined) =>
  coins === undefined ? '–' : new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(coins);

/** Gold coins to play with, and sweep coins that can be redeemed once they are played. */
export function CoinPurse({ coins }: { readonly coins: Coins | undefined }) {
  return (
    <span className="purse-coins" aria-live="polite">
      <span className="coin coin-gold">
        <span className="purse-label">Gold</span>
        <strong data-testid="gold-balance" data-amount={coins?.gold}>
          {count(coins?.gold)}
        </strong>
      </span>
      <span className="coin coin-sweep">
        <span className="purse-label">Sweep</span>
        <strong data-testid="sweep-balance" data-amount={coins?.sweep} data-redeemable={coins?.redeemable}>
          {count(coins?.sweep)}
        </strong>
      </span>
    </span>
  );
}

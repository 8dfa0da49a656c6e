import type { Balance } from './api.ts';
import { Lighthouse } from './art.tsx';

interface HeaderProps {
  readonly balance: Balance | undefined;
  readonly player: string;
  readonly onDeposit: () => void;
}

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

export function Header({ balance, player, onDeposit }: HeaderProps) {
  return (
    <header className="top">
      <a className="brand" href="/">
        <Lighthouse />
        <span>
          Lucky <b>Harbor</b>
        </span>
      </a>
      <div className="purse">
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
        <button type="button" className="primary" data-testid="open-deposit" onClick={onDeposit}>
          Deposit
        </button>
        <span className="avatar" title={player} aria-hidden="true">
          {player.slice(0, 1).toUpperCase()}
        </span>
      </div>
    </header>
  );
}

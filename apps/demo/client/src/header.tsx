import type { ReactNode } from 'react';
import { Lighthouse } from './art.tsx';

interface HeaderProps {
  /** What the player has. */
  readonly purse: ReactNode;
  /** Words of the button that opens the cashier. */
  readonly deposit: string;
  readonly player: string;
  readonly onDeposit: () => void;
  /** Where coins can be redeemed. */
  readonly onRedeem?: () => void;
}

export function Header({ purse, deposit, player, onDeposit, onRedeem }: HeaderProps) {
  return (
    <header className="top">
      <a className="brand" href="/">
        <Lighthouse />
        <span>
          Lucky <b>Harbor</b>
        </span>
      </a>
      <div className="purse">
        {purse}
        {onRedeem && (
          <button type="button" className="quiet redeem" data-testid="open-withdrawal" onClick={onRedeem}>
            Redeem
          </button>
        )}
        <button type="button" className="primary" data-testid="open-deposit" onClick={onDeposit}>
          {deposit}
        </button>
        <span className="avatar" title={player} aria-hidden="true">
          {player.slice(0, 1).toUpperCase()}
        </span>
      </div>
    </header>
  );
}

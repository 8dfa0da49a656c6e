import type { ReactNode } from 'react';
import { Lighthouse } from './art.tsx';

interface HeaderProps {
  /** What the player has. */
  readonly purse: ReactNode;
  /** Words of the button that opens the cashier. */
  readonly deposit: string;
  readonly player: string;
  /** Words of the one that takes money or coins out. */
  readonly withdraw: string;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
}

export function Header({ purse, deposit, withdraw, player, onDeposit, onWithdraw }: HeaderProps) {
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
        <button type="button" className="quiet withdraw" data-testid="open-withdrawal" onClick={onWithdraw}>
          {withdraw}
        </button>
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

import { useState } from 'react';
import type { Coins } from './api.ts';
import { Bay } from './art.tsx';
import { games } from './games.ts';

interface LobbyProps {
  readonly view: 'main' | 'sweep';
  readonly coins: Coins | undefined;
  /** Plays with so many hundredths of a sweep coin. */
  readonly onPlay: (minor: number) => Promise<void>;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
}

const welcome = {
  main: {
    title: 'The tide is in.',
    text: 'Come aboard: a deposit takes a minute, and you see it arrive.',
    button: 'Make a deposit',
  },
  sweep: {
    title: 'Play for gold.',
    text: 'Gold coins are for fun and have no cash value. Sweep coins are free with every package. No purchase necessary.',
    button: 'Get coins',
  },
} as const;

const hundredths = 100;
/** So many sweep coins a game takes at most. */
const stake = 5;

export function Lobby({ view, coins, onPlay, onDeposit, onWithdraw }: LobbyProps) {
  const { title, text, button } = welcome[view];
  const [word, setWord] = useState('');
  const [isPlaying, setPlaying] = useState(false);
  const isSweep = view === 'sweep';

  const play = (name: string): void => {
    const most = Math.min(stake, coins?.sweep ?? 0);
    if (most <= 0) {
      setWord('You have no sweep coins to play with. They come free with every package, or by free entry.');
      return;
    }
    setPlaying(true);
    onPlay(Math.round(most * hundredths))
      .then(
        () =>
          setWord(`${name} took ${most} sweep coins and gave back ${most}. Played coins can be redeemed.`),
        () => setWord('The game could not be played. Your coins are where they were.'),
      )
      .finally(() => setPlaying(false));
  };

  return (
    <>
      <section className="hero">
        <Bay />
        <div className="hero-text">
          <h1>{title}</h1>
          <p>{text}</p>
          <p className="hero-actions">
            <button type="button" className="primary large" onClick={onDeposit}>
              {button}
            </button>
            <button
              type="button"
              className="large glass"
              data-testid={isSweep ? 'redeem' : 'withdraw'}
              onClick={onWithdraw}
            >
              {isSweep ? 'Redeem' : 'Withdraw'}
            </button>
          </p>
          {isSweep && (
            <p className="hero-links">
              <a href="/sweepstakes/free-entry">Enter for free</a> <a href="/sweepstakes/rules">Rules</a>
            </p>
          )}
        </div>
      </section>
      <section aria-labelledby="games-title">
        <h2 id="games-title">On the water tonight</h2>
        {isSweep && (
          <p className="games-note" role="status" data-testid="play-note">
            {word || `Press a game to play it with up to ${stake} sweep coins.`}
          </p>
        )}
        <ul className="games">
          {games.map(({ name, kind, hue, mark }) => {
            const body = (
              <>
                <svg viewBox="0 0 120 120" aria-hidden="true">
                  <path d={mark} />
                </svg>
                <span className="game-name">{name}</span>
                <span className="game-kind">{kind}</span>
              </>
            );
            return isSweep ? (
              <li key={name}>
                <button
                  type="button"
                  className={`game game-${hue}`}
                  data-testid="play"
                  disabled={isPlaying}
                  onClick={() => play(name)}
                >
                  {body}
                </button>
              </li>
            ) : (
              <li key={name} className={`game game-${hue}`}>
                {body}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

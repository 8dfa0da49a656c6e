import { Bay } from './art.tsx';
import { games } from './games.ts';

interface LobbyProps {
  readonly view: 'main' | 'sweep';
  readonly onDeposit: () => void;
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

export function Lobby({ view, onDeposit }: LobbyProps) {
  const { title, text, button } = welcome[view];
  return (
    <>
      <section className="hero">
        <Bay />
        <div className="hero-text">
          <h1>{title}</h1>
          <p>{text}</p>
          <button type="button" className="primary large" onClick={onDeposit}>
            {button}
          </button>
        </div>
      </section>
      <section aria-labelledby="games-title">
        <h2 id="games-title">On the water tonight</h2>
        <ul className="games">
          {games.map(({ name, kind, hue, mark }) => (
            <li key={name} className={`game game-${hue}`}>
              <svg viewBox="0 0 120 120" aria-hidden="true">
                <path d={mark} />
              </svg>
              <span className="game-name">{name}</span>
              <span className="game-kind">{kind}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

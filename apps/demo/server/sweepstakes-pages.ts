import { brand } from './players.ts';

const style = `
  :root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; line-height: 1.6; }
  body { margin: 0 auto; max-width: 42rem; padding: 24px 20px 64px; }
  h1 { line-height: 1.2; }
  label { display: grid; gap: 6px; font-weight: 600; }
  input, button { font: inherit; min-height: 48px; border-radius: 10px; border: 1px solid #868e9e; padding: 0 14px; }
  button { margin-top: 12px; background: #b9391f; color: #fff; border-color: #b9391f; font-weight: 600; }
`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Lucky Harbor</title><style>${style}</style></head><body><h1>${title}</h1>${body}</body></html>`;

/** The rules of the imaginary operator's sweepstakes. */
export const rulesPage = page(
  'Sweepstakes rules',
  `<p>Lucky Harbor (${brand}) is imaginary, and so are its prizes. No purchase is necessary to take part.</p>
  <ul>
    <li>Gold coins are for entertainment only. They have no cash value and can never be exchanged for anything.</li>
    <li>Sweep coins are free. They are not for sale: they come with every package, and by <a href="/sweepstakes/free-entry">free entry</a>.</li>
    <li>Sweep coins that have been played can be redeemed. The cashier shows how many, and at which rate.</li>
    <li>You have to be 18 or older. Sweepstakes are void where they are forbidden.</li>
  </ul>`,
);

/** The way to sweep coins without a purchase. */
export const freeEntryPage = page(
  'Enter for free',
  `<p>No purchase necessary: every player gets 2 free sweep coins a day.</p>
  <form method="post"><label>Player <input name="player" required maxlength="64" autocomplete="off"></label>
  <button>Get free sweep coins</button></form><p><a href="/sweepstakes/rules">Sweepstakes rules</a></p>`,
);

/** The answer to an entry. */
export const enteredPage = page(
  'You are in',
  '<p data-testid="entered">Today’s free sweep coins are in your balance. Come back tomorrow for more.</p><p><a href="/?view=sweep">To the lobby</a></p>',
);

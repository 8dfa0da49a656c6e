import { page } from './page.ts';
import { brand } from './players.ts';

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

import { expect } from '@playwright/test';
import { CoinDesk } from './coin-desk.ts';
import type { Lobby, Visit } from './lobby.ts';
import type { Sandbox } from './sandbox.ts';

export interface CoinWalk {
  readonly lobby: Lobby;
  readonly sandbox: Sandbox;
  readonly visit: Visit;
  /** Looks at the screen that stands now. */
  readonly look: (screen: string) => Promise<void>;
}

const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

/** Every screen of the sweepstakes, one after the other, for tests that look at them all. */
export async function walkCoins({ lobby, sandbox, visit, look }: CoinWalk): Promise<void> {
  const { cashier, page } = lobby;
  const desk = new CoinDesk(lobby);

  await desk.open({ ...visit, country: 'FR' });
  await expect(cashier.by('not-allowed')).toBeVisible();
  await look('sweep-empty');

  await desk.open(visit);
  await look('sweep-packages');
  await desk.choose('captain');
  await look('sweep-methods');
  await cashier.group('crypto').click();
  await cashier.tile('usdt').click();
  await cashier.by('network-chip').first().click();
  await look('sweep-coins');
  await cashier.submit.click();
  await expect(cashier.by('qr')).toBeVisible();
  await look('sweep-address');
  await sandbox.act(visit.player, 'confirm');
  await cashier.expectStatus('processed');
  await look('sweep-bought');

  await lobby.open({ ...visit, view: 'sweep', open: 'withdrawal' });
  await expect(cashier.by('unplayed')).toHaveAttribute('data-amount', '21.5');
  await look('sweep-unplayed');
  await lobby.enter({ ...visit, view: 'sweep' });
  await desk.expectCoins(46_000, 21.5);
  await desk.play(3);
  await lobby.open({ ...visit, view: 'sweep', open: 'withdrawal' });
  await expect(cashier.by('redeemable')).not.toHaveAttribute('data-amount', '0');
  await look('sweep-redemption');
  await desk.fillRedemption('11', address, 'TRC-20');
  await look('sweep-convert');
  await desk.review();
  await look('sweep-summary');
  await cashier.by('confirm').click();
  await expect(cashier.by('code-step')).toBeVisible();
  await look('sweep-code');
  await page.bringToFront();
}

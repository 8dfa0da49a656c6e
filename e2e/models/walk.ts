import { expect } from '@playwright/test';
import type { Lobby, Visit } from './lobby.ts';
import type { Sandbox } from './sandbox.ts';

export interface Walk {
  readonly lobby: Lobby;
  readonly sandbox: Sandbox;
  readonly visit: Visit;
  /** Looks at the screen that stands now. */
  readonly look: (screen: string) => Promise<void>;
}

/** Every screen of a deposit, one after the other, for tests that look at them all. */
export async function walkScreens({ lobby, sandbox, visit, look }: Walk): Promise<void> {
  const { cashier, page } = lobby;
  const back = () => cashier.by('back').click();
  // No window opens: the screen that asks for it stands until it is left.
  await page.addInitScript(() => {
    window.open = () => null;
  });

  await lobby.open(visit);
  await lobby.waitUntilReady();
  await look('list');
  await cashier.by('region').click();
  await expect(cashier.region('DE')).toBeVisible();
  await look('region');
  await back();
  await cashier.group('e-money').click();
  await expect(cashier.tile('skrill')).toBeVisible();
  await look('group');
  await cashier.tile('skrill').click();
  await expect(cashier.fieldInput('email')).toBeVisible();
  await cashier.submit.click();
  await expect(cashier.by('field-error')).toHaveCount(2);
  await look('form-errors');
  await back();
  await back();

  await cashier.fillDeposit('sepa_instant', '25');
  await expect(cashier.by('bonus-toggle')).toBeVisible();
  await look('form');
  await cashier.by('bonus-details').click();
  await expect(cashier.by('bonus-terms')).toBeVisible();
  await look('bonus');
  await cashier.by('bonus-back').click();
  await cashier.submit.click();
  await expect(cashier.redirected).toHaveAttribute('data-window', 'blocked');
  await look('blocked');
  await cashier.by('show-status').click();
  await cashier.expectStatus('waiting');
  await expect(cashier.by('open-payment')).toBeVisible();
  await look('waiting');
  await back();
  await cashier.fillDeposit('sepa_instant', '25');
  await cashier.submit.click();
  await expect(cashier.by('similar')).toBeVisible();
  await look('similar');
  await cashier.by('similar-confirm').click();
  await cashier.by('show-status').click();
  await sandbox.act(visit.player, 'confirm');
  await cashier.expectStatus('processed');
  await look('processed');
  await cashier.by('another').click();

  await cashier.fillDeposit('sepa_instant', '30');
  await cashier.submit.click();
  await cashier.by('show-status').click();
  await cashier.expectStatus('waiting');
  await sandbox.act(visit.player, 'fail');
  await cashier.expectStatus('mistaked');
  await look('mistaked');

  await lobby.open({ ...visit, country: 'AQ' });
  await expect(cashier.by('empty')).toBeVisible();
  await look('empty');
  await page.route(/\/assets\/region[^/]*\.js/, (route) => route.abort());
  await lobby.open(visit);
  await lobby.waitUntilReady();
  await cashier.by('region').click();
  await expect(cashier.by('error-page')).toBeVisible();
  await look('error');
}

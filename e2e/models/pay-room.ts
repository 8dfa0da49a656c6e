import { expect, type Locator } from '@playwright/test';
import jsQr from 'jsqr';
import type { Cashier } from './cashier.ts';

/** A room that tells how to pay: the amount, values to copy, a code to scan, and the claim. */
export class PayRoom {
  readonly #cashier: Cashier;

  constructor(cashier: Cashier) {
    this.#cashier = cashier;
  }

  get amount(): Locator {
    return this.#cashier.by('pay-amount').locator('bdi');
  }

  get qr(): Locator {
    return this.#cashier.by('qr');
  }

  get appLinks(): Locator {
    return this.#cashier.by('app-link');
  }

  get confirmations(): Locator {
    return this.#cashier.by('confirmations');
  }

  /** One line to pay to, by its name. */
  value(name: string): Locator {
    return this.#cashier.root.locator(`[data-testid=requisite][data-name="${name}"] bdi`);
  }

  copy(name: string): Locator {
    return this.#cashier.root.locator(`[data-testid=copy][data-copy="${name}"]`);
  }

  async expectReady(): Promise<void> {
    await expect(this.#cashier.by('invoice')).toHaveAttribute('data-phase', 'ready');
  }

  async expectConfirmations(count: number): Promise<void> {
    await expect(this.confirmations).toHaveAttribute('data-count', String(count));
  }

  /** What a camera reads from the code as it is drawn, with its logo and its quiet edge. */
  async scan(): Promise<string> {
    await expect(this.qr.locator('svg image')).toBeVisible();
    // Clear of the bar with the actions, which lies over what is below it.
    await this.qr.evaluate((code) => code.scrollIntoView({ block: 'center' }));
    const picture = await this.qr.locator('..').screenshot({ animations: 'disabled' });
    // A blank page decodes the picture: nothing of the cashier's policy applies there.
    const blank = await this.qr.page().context().newPage();
    const { data, width, height } = await blank.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing');
      context.drawImage(bitmap, 0, 0);
      const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return { data: [...image.data], width: image.width, height: image.height };
    }, picture.toString('base64'));
    await blank.close();
    const found = jsQr(Uint8ClampedArray.from(data), width, height, { inversionAttempts: 'dontInvert' });
    if (!found) throw new Error('No camera could read this code');
    return found.data;
  }
}

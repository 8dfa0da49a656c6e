import type { Cashier } from '../models/cashier.ts';
import { InvoiceRoom } from '../models/invoice-room.ts';
import type { Visit } from '../models/lobby.ts';
import { test as journey } from './journey.ts';

export const kyrgyzstan = { country: 'KG', currency: 'KGS' } as const;
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

export interface Choice {
  readonly visit: Partial<Visit>;
  readonly group?: string;
  readonly method: string;
  readonly amount: string;
  /** Values by field name; the bank is chosen by its value. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Fills the fields of a form, whatever they are. */
export async function fillFields(cashier: Cashier, fields: Choice['fields'] = {}): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const input = cashier.fieldInput(name);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

interface Rooms {
  room: InvoiceRoom;
  /** From the lobby to the filled form of a method. */
  toForm: (choice: Choice) => Promise<void>;
  /** From the lobby to the room that tells how to pay. */
  toRoom: (choice: Choice) => Promise<void>;
}

/** Journeys that end in a room of the cashier's own. */
export const test = journey.extend<Rooms>({
  room: async ({ lobby }, use) => use(new InvoiceRoom(lobby.cashier)),
  toForm: async ({ lobby, player, context, stack }, use) =>
    use(async ({ visit, group, method, amount, fields }) => {
      const { cashier } = lobby;
      const origins = [stack.urls.demo, stack.urls.server];
      for (const origin of origins) {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      }
      await lobby.open({ player, ...visit });
      await lobby.waitUntilReady();
      if (group) await cashier.group(group).click();
      await cashier.fillDeposit(method, amount);
      await fillFields(cashier, fields);
    }),
  toRoom: async ({ lobby, room, toForm }, use) =>
    use(async (choice) => {
      await toForm(choice);
      await lobby.cashier.submit.click();
      await room.expectReady();
    }),
});

export { expect } from './journey.ts';

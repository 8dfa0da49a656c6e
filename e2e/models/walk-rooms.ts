import { expect } from '@playwright/test';
import type { Cashier } from './cashier.ts';
import type { Lobby, Visit } from './lobby.ts';
import type { Sandbox } from './sandbox.ts';

export interface RoomWalk {
  readonly lobby: Lobby;
  readonly sandbox: Sandbox;
  readonly visit: Visit;
  /** Looks at the screen that stands now. */
  readonly look: (screen: string) => Promise<void>;
}

interface Stop {
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly group?: string;
  readonly method: string;
  readonly amount: string;
  /** Values by field name; a choice by its value. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What says that the room is there. */
  readonly sign: string;
  readonly isFormShown?: true;
  readonly isListShown?: true;
  readonly isGuideShown?: true;
  /** What happens in the room before its second look. */
  readonly proceed?: (cashier: Cashier, sandbox: Sandbox, player: string) => Promise<void>;
}

const brazil = { country: 'BR', currency: 'BRL' } as const;
const germany = { country: 'DE', currency: 'EUR' } as const;
const india = { country: 'IN', currency: 'INR' } as const;
const kyrgyzstan = { country: 'KG', currency: 'KGS', group: 'p2p_methods_kyrgyzstan' } as const;

/** One of every room that tells how to pay, with the way to it. */
const stops: readonly Stop[] = [
  {
    ...kyrgyzstan,
    name: 'p2p-phone',
    method: 'mbank_card_kg',
    amount: '1000',
    sign: 'claim',
    isFormShown: true,
    isListShown: true,
  },
  {
    ...kyrgyzstan,
    name: 'p2p-card',
    method: 'optima_card_kg',
    amount: '1000.24',
    sign: 'card-image',
  },
  {
    name: 'p2p-unified-form',
    country: 'UA',
    currency: 'UAH',
    group: 'p2p_methods_ukraine',
    method: 'pumb_p2p',
    amount: '500',
    sign: 'unified-form',
  },
  {
    name: 'bank-transfer',
    ...germany,
    method: 'sepa_transfer',
    amount: '40',
    fields: { iban: 'DE89370400440532013000', holder_name: 'Ana Silva' },
    sign: 'requisite',
    isFormShown: true,
  },
  {
    name: 'virtual-account',
    country: 'ID',
    currency: 'IDR',
    group: 'indonesia_va',
    method: 'bca_va',
    amount: '100000',
    sign: 'countdown',
  },
  {
    name: 'cash',
    country: 'AZ',
    currency: 'AZN',
    method: 'million_az',
    amount: '50',
    fields: { payer_name: 'Ana Silva' },
    sign: 'barcode',
  },
  {
    name: 'crypto',
    ...germany,
    group: 'crypto',
    method: 'usdt',
    amount: '50',
    fields: { network: 'TRC-20' },
    sign: 'qr',
    isFormShown: true,
    isListShown: true,
    proceed: async (cashier, sandbox, player) => {
      await sandbox.act(player, 'underpay');
      await expect(cashier.by('arrived')).toBeVisible();
    },
  },
  {
    name: 'pix',
    ...brazil,
    method: 'pix',
    amount: '50',
    fields: { pix_key_type: 'email', pix_key_email: 'ana@example.com', cpf: '52998224725' },
    sign: 'qr',
    isFormShown: true,
    isGuideShown: true,
  },
  {
    name: 'upi',
    ...india,
    group: 'indian-methods-grouped',
    method: 'upi_qr',
    amount: '500',
    sign: 'claim',
  },
  {
    name: 'eazype',
    ...india,
    method: 'eazype',
    amount: '500',
    fields: { phone: '9876543210' },
    sign: 'claim',
  },
  { name: 'onramp', ...germany, method: 'onramp', amount: '100', sign: 'offer', isFormShown: true },
];

async function fill(cashier: Cashier, fields: Stop['fields'] = {}): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const input = cashier.fieldInput(name);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** Every room of a deposit, one after the other, each from its own country’s list. */
export async function walkRooms({ lobby, sandbox, visit, look }: RoomWalk): Promise<void> {
  const { cashier } = lobby;
  for (const stop of stops) {
    const { name, country, currency, group, method, amount, fields, sign, proceed } = stop;
    const player = `${visit.player}-${name}`;
    await lobby.open({ ...visit, player, country, currency });
    await lobby.waitUntilReady();
    if (group) await cashier.group(group).click();
    await expect(cashier.tile(method)).toBeVisible();
    if (stop.isListShown) await look(`${name}-list`);
    await cashier.fillDeposit(method, amount);
    if (stop.isGuideShown) {
      await cashier.by('guide-link').click();
      await expect(cashier.by('guide')).toBeVisible();
      await look(`${name}-guide`);
      await cashier.by('guide-back').click();
    }
    await fill(cashier, fields);
    if (stop.isFormShown) await look(`${name}-form`);
    await cashier.submit.click();
    await expect(cashier.by(sign).first()).toBeVisible();
    await look(name);
    if (!proceed) continue;
    await proceed(cashier, sandbox, player);
    await look(`${name}-underpaid`);
  }
}

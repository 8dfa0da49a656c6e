import type { depositCreateRequest } from '@opencashier/contract/calls/deposit-create';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ParentData } from '@opencashier/contract/host/parent-data';
import type * as z from 'zod/mini';
import type { BonusOffer } from '../bonus.ts';
import { abTestGroupOf } from '../experiments.ts';

export type CreatePayload = z.input<typeof depositCreateRequest>;

export interface PayloadInput {
  readonly method: PaymentMethod;
  /** Major units. */
  readonly amount: number;
  readonly currency: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly isFromChip: boolean;
  readonly bonus: BonusOffer | undefined;
  readonly paymentSessionId: string | undefined;
  readonly country: string;
  readonly parent: ParentData | undefined;
  /** The deposit that asked for more fields. */
  readonly depositId: string | undefined;
  /** A wallet that the provider remembers. */
  readonly walletId: string | undefined;
}

/** Name of the field whose value is the player's wallet at the provider. */
const walletField = 'wallet';

/**
 * Where the provider's page leads back to: the page that the host named. Without one the server falls back on the
 * address that the brand's configuration names.
 */
function returnUrlOf(parent: ParentData | undefined): string | undefined {
  if (!parent?.host) return undefined;
  const scheme = parent.schema?.replace(/:?\/*$/, '') || 'https';
  return URL.canParse(`${scheme}://${parent.host}`) ? `${scheme}://${parent.host}` : undefined;
}

/** The whole create payload; what is not known is left out. */
export function createPayload(input: PayloadInput): CreatePayload {
  const { method, fields, bonus, paymentSessionId, depositId, parent } = input;
  const isActivatedBonus = bonus?.isActive ?? false;
  const returnUrl = returnUrlOf(parent);
  const wallet = input.walletId ?? fields[walletField];
  const abTestGroup = abTestGroupOf(parent);
  return {
    amount: input.amount,
    currency: input.currency,
    fields: { ...fields },
    isActivatedBonus,
    paymentType: method.name,
    selectedCountry: input.country,
    metadata: { isFromChip: input.isFromChip },
    ...(depositId ? { depositId } : {}),
    ...(paymentSessionId ? { paymentSessionId } : {}),
    ...(returnUrl ? { returnUrl } : {}),
    ...(wallet ? { wallet } : {}),
    ...(isActivatedBonus && bonus ? { bonusId: bonus.bonus.id } : {}),
    ...(abTestGroup ? { abTestGroup } : {}),
  };
}

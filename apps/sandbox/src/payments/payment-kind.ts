import type { DepositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import type { Clock, Ids } from '../runtime/clock.ts';
import type { Scenario } from '../scenarios/scenarios.ts';
import type { CardVault } from './card/vault.ts';
import type { Instruction } from './instruction.ts';
import type { NewPayment } from './new-payment.ts';
import type { Payment } from './payment.ts';

/** What a kind keeps of a request, so that the payment is the same after a restart. Never card data. */
export type Traits = Readonly<Record<string, string>>;

/** What a kind works with when a payment is opened. */
export interface OpeningTools {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: CardVault;
  readonly merchant: string;
  readonly scenario: Scenario | undefined;
  /** The payment that saved a card under this token, if it belongs to this payer. */
  readonly paymentOfInstrument: (token: string, payerId: string) => Payment | undefined;
}

/** What a kind makes of a request: a payment, or a refusal after which nothing is on record. */
export type Opening =
  | {
      readonly kind: 'opened';
      readonly traits?: Traits;
      /** What the payer is to pay where it differs from what was asked, in minor units. */
      readonly payable?: bigint;
      /** What follows at once: the money, or a failure that is on record. */
      readonly next?: { readonly kind: 'pay' } | { readonly kind: 'fail'; readonly reason: string };
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export interface OpeningRequest extends NewPayment {
  readonly variant?: string;
}

/** Where and to whom a payment is made. */
export interface Place {
  readonly publicUrl: string;
  readonly merchant: string;
}

export interface PreparationRequest {
  readonly variant?: string;
  readonly currency: string;
  readonly country: string;
  readonly language: string;
}
export type Preparation = Omit<DepositPreparation, 'wallets'>;

/** One way to pay. */
export interface PaymentKindDefinition {
  readonly title: string;
  /** What the player sees, in words; the control page and the guide say it. */
  readonly sees: string;
  /** How long a payment of this kind stays open. */
  readonly lifeMinutes: number;
  open?(request: OpeningRequest, tools: OpeningTools): Opening | Promise<Opening>;
  /** Made from the payment alone, so that a repeated create gets the same reply byte by byte. */
  instruction(payment: Payment, place: Place): Instruction;
  /** What the method needs before its form is shown; without it there is nothing to prepare. */
  prepare?(asked: PreparationRequest, vault: CardVault): Preparation | Promise<Preparation>;
}

/** A payment with nothing but what every payment has. */
export const plainOpening: Opening = { kind: 'opened' };

/** A refusal after which nothing is on record. */
export function refuseOpening(code: string, message: string): Opening {
  return { kind: 'refused', code, message };
}

/** The text of a field, whatever type it came in; empty when it did not come. */
export function fieldText(fields: NewPayment['fields'], name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return value === undefined ? '' : String(value).trim();
}

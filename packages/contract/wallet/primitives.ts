import * as z from 'zod/mini';
import { currencyCode } from '../entities/primitives.ts';

/** A brand's id, as in the player's token. */
export const brandId = z.string().check(z.minLength(1), z.maxLength(64));
/** The operator's own id of a player: the `sub` of the token. */
export const playerId = z.string().check(z.minLength(1), z.maxLength(128));
/** Names one money movement; with the brand and the call it names one booking. */
export const txId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
/** More than nothing, in minor units, as text: exact whatever a language's numbers are. */
export const someMinor = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
/** Nothing or more, in minor units, as text. */
export const anyMinor = z.string().check(z.regex(/^(?:0|[1-9]\d{0,17})$/));
/** A balance, which a reversal may have taken below zero. */
export const signedMinor = z.string().check(z.regex(/^(?:0|-?[1-9]\d{0,17})$/));
/** A text of ours that tells what a booking belongs to. */
export const label = z.string().check(z.minLength(1), z.maxLength(256));

/** What every booking says. */
export const bookingShape = { brand: brandId, txId, playerId, currency: currencyCode } as const;

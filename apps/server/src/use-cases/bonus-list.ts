import type { Bonus } from '@opencashier/contract/entities/bonus';
import { toMajor } from '@opencashier/money/minor';
import type { Bonuses, BonusOffer } from '../ports/bonuses.ts';
import type { Clock } from '../ports/clock.ts';
import { success, type UseCase } from './use-case.ts';

export interface BonusListDeps {
  readonly bonuses: Bonuses;
  readonly clock: Clock;
}

/** Bonuses on offer to the player, in the player's currency. */
export function bonusList({ bonuses, clock }: BonusListDeps): UseCase<'bonus-list'> {
  return async ({ player }) => {
    const now = clock.now();
    const offers = await bonuses.list(player.brand, player.currency, now);
    return success({ bonuses: offers.map((offer) => toBonus(offer, now)) });
  };
}

function endOf(expiresAt: Date, now: Date): Pick<Bonus, 'expiresAt' | 'expiresIn'> {
  const leftMs = expiresAt.getTime() - now.getTime();
  return { expiresAt: expiresAt.toISOString(), expiresIn: Math.max(0, Math.round(leftMs / 1000)) };
}

function toBonus(offer: BonusOffer, now: Date): Bonus {
  const minDeposit = toMajor(offer.minMinor, offer.currency);
  const shared = {
    id: offer.id,
    title: offer.title,
    ...(offer.description === undefined ? {} : { description: offer.description }),
    ...(offer.expiresAt === undefined ? {} : endOf(offer.expiresAt, now)),
  };
  switch (offer.kind) {
    case 'deposit':
      return {
        ...shared,
        depositBonusData: {
          minDeposit,
          currency: offer.currency,
          ...(offer.percent === undefined ? {} : { percent: offer.percent }),
          ...(offer.maxMinor === undefined ? {} : { maxBonus: toMajor(offer.maxMinor, offer.currency) }),
        },
      };
    case 'freespin':
      return {
        ...shared,
        freespinBonusData: { minDeposit, ...(offer.spins === undefined ? {} : { spins: offer.spins }) },
      };
  }
}

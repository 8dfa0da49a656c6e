import { currencyOf } from '@opencashier/money/currencies';
import { toMinor } from '@opencashier/money/minor';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Player } from '../ports/identity.ts';
import { offeredTo, type ProtectionDeps, protectionReply } from './protection-view.ts';
import { refuse, success, type UseCase } from './use-case.ts';

/** Thinking it over: so long an increase waits. */
const increaseMs = 24 * 3_600_000;

/** A player whose currency is a coin pays for boxes in the brand's. */
function depositCurrencyOf(brands: BrandPolicies, { brand, currency }: Player): string {
  return currencyOf(currency).coin ? (brands.find(brand)?.sweepstakes?.currency ?? currency) : currency;
}

/** Sets a limit on deposits: a lower one holds at once, a higher one or none after a day. */
export function playerLimitsSet(deps: ProtectionDeps): UseCase<'player-limits-set'> {
  const { protection, brands, clock } = deps;
  return async ({ player }, { period, amount }) => {
    const now = clock.now();
    const limits = await protection.limits(player.brand, player.id, now);
    // What a player has set stays theirs to change, whatever is offered by now.
    const isKnown = limits.some((limit) => limit.period === period);
    if (!isKnown && !offeredTo(brands, player).limitPeriods.includes(period)) {
      return refuse('banking.protectionUnavailable', 'This limit is not offered here.');
    }
    const currency = depositCurrencyOf(brands, player);
    const parsed = amount === null ? undefined : toMinor(amount, currency);
    if (parsed?.ok === false) {
      const code = parsed.error === 'tooManyDecimals' || parsed.error === 'tooManyDigits';
      return code
        ? refuse('banking.amountPrecision', `${currency} has fewer decimals than this amount.`)
        : refuse('validation.failed', 'This is no amount to limit deposits to.', [
            { path: 'amount', message: 'must be an amount of 0 or more' },
          ]);
    }
    const limit = { period, currency, minor: parsed?.minor };
    const later = new Date(now.getTime() + increaseMs);
    await protection.setLimit(player.brand, player.id, limit, now, later);
    return success(await protectionReply(deps, player));
  };
}

import { parseDecimal } from '@opencashier/money/decimal';
import type { Provider, RateOutcome } from '@opencashier/provider-kit/provider';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Providers } from '../ports/providers.ts';

export interface FindRateDeps {
  readonly providers: Providers;
  readonly clock: Clock;
  readonly log: Log;
}

export type FoundRate =
  | { readonly kind: 'rate'; readonly rate: string; readonly validUntil: Date | undefined }
  | { readonly kind: 'unsupported' | 'unknown' };

export type RateFinder = (from: string, to: string) => Promise<FoundRate>;

type Rate = Extract<FoundRate, { kind: 'rate' }>;

/**
 * Finds rates with the first provider that has one, and keeps each as long as its provider stands by it. Callers that ask
 * for the same rate at once share one question.
 */
export function rateFinder(deps: FindRateDeps): RateFinder {
  const kept = new Map<string, Rate>();
  const asked = new Map<string, Promise<FoundRate>>();
  return async (from, to) => {
    if (from === to) return { kind: 'rate', rate: '1', validUntil: undefined };
    const pair = `${from} ${to}`;
    const known = kept.get(pair);
    if (known?.validUntil !== undefined && known.validUntil > deps.clock.now()) return known;
    const running = asked.get(pair) ?? askAll(deps, from, to).finally(() => asked.delete(pair));
    asked.set(pair, running);
    const found = await running;
    if (found.kind === 'rate') kept.set(pair, found);
    return found;
  };
}

async function askAll(deps: FindRateDeps, from: string, to: string): Promise<FoundRate> {
  let isUnknown = false;
  for (const provider of deps.providers.all()) {
    const outcome = await ask(deps, provider, from, to);
    if (outcome.kind === 'rate' && isRate(outcome.rate)) return outcome;
    if (outcome.kind !== 'unsupported') isUnknown = true;
  }
  return { kind: isUnknown ? 'unknown' : 'unsupported' };
}

async function ask(
  { log }: FindRateDeps,
  provider: Provider,
  from: string,
  to: string,
): Promise<RateOutcome> {
  try {
    return await provider.findRate(from, to);
  } catch (error) {
    log.error({ provider: provider.id, error }, 'a provider threw');
    return { kind: 'unknown', reason: 'fault' };
  }
}

/** A rate that one can multiply by: above zero. */
function isRate(text: string): boolean {
  const decimal = parseDecimal(text);
  return decimal !== undefined && decimal.digits > 0n;
}

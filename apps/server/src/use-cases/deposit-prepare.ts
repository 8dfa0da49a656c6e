import { isKnownCurrency } from '@opencashier/money/currencies';
import type { PrepareOutcome, PrepareRequest } from '@opencashier/provider-kit/provider';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Instruments, ShownInstrument } from '../ports/instruments.ts';
import type { Log } from '../ports/log.ts';
import type { Providers } from '../ports/providers.ts';
import { type Route, routesOf } from './check-create.ts';
import { type RoutingDeps, routeToPrepare } from './choose-routes.ts';
import { routeKeyOf } from './route-key.ts';
import { refuse, success, type UseCase } from './use-case.ts';
import { walletQuery } from './wallet-query.ts';

export interface DepositPrepareDeps extends Pick<RoutingDeps, 'circuits'> {
  readonly catalogue: Catalogue;
  readonly providers: Providers;
  readonly instruments: Instruments;
  readonly log: Log;
}

/**
 * What a method needs before its form is shown: the first provider's word and the player's saved cards. Where the provider
 * gives no clear answer, a method that can't do without one asks the player to try again.
 */
export function depositPrepare(deps: DepositPrepareDeps): UseCase<'deposit-prepare'> {
  const { catalogue, providers, instruments } = deps;
  return async ({ player, language }, request) => {
    const currency = request.currency ?? player.currency;
    const country = request.selectedCountry ?? player.country;
    if (!isKnownCurrency(currency)) {
      return refuse('banking.currencyUnknown', `There is no currency ${currency}.`);
    }
    const scope = { brand: player.brand, country, currency };
    // A withdrawal to a card needs the key that its number is encrypted to, as a deposit does.
    const found =
      catalogue.findDepositMethod(scope, request.paymentMethod) ??
      catalogue.findWithdrawalMethod(scope, request.paymentMethod);
    if (found === undefined) {
      return refuse('banking.methodNotOffered', 'This method is not offered in this country and currency.');
    }
    const routes = routesOf(providers, found, scope);
    const first = await routeToPrepare(deps, routes, routeKeyOf(found.method, player.id, ''));
    const availability = found.method.availability;
    if (first === undefined || (availability !== undefined && availability.state !== 'available')) {
      return refuse('banking.methodUnavailable', 'This method is not available now.', availability);
    }
    const outcome = await ask(deps, first, { method: first.providerMethod, currency, country, language });
    if (outcome.kind === 'unknown' && found.method.isPreparationRequired === true) {
      return refuse('banking.providerUnavailable', 'The provider does not answer now; try again.');
    }
    const preparation = outcome.kind === 'prepared' ? outcome.preparation : { fields: [] };
    const wallets = shownWallets(
      await instruments.list(walletQuery(catalogue, scope, player.id, found)),
      routes,
    );
    return success({ ...preparation, ...(wallets.length > 0 ? { wallets } : {}) });
  };
}

async function ask(
  { log }: DepositPrepareDeps,
  { provider }: Route,
  request: PrepareRequest,
): Promise<PrepareOutcome> {
  try {
    return await provider.prepareDeposit(request);
  } catch (error) {
    log.error({ provider: provider.id, error }, 'a provider threw');
    return { kind: 'unknown', reason: 'fault' };
  }
}

/** Those that a provider of today can still use. */
function shownWallets(saved: readonly ShownInstrument[], routes: readonly Route[]) {
  return saved
    .filter((instrument) => routes.some(({ id }) => id === instrument.provider))
    .map(({ id, label, brand }) => ({ id, label, ...(brand === undefined ? {} : { brand }) }));
}

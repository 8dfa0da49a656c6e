import { bonusRestrictedMethods } from '@opencashier/contract/constants';
import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { isKnownCurrency } from '@opencashier/money/currencies';
import { toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';
import type { Provider } from '@opencashier/provider-kit/provider';
import { brokenAmountRule, limitsOfCreate } from '../domain/amount-limits.ts';
import { checkDigits, checkFields, type FieldIssue, misshapen, missing } from '../domain/field-rules.ts';
import { type RouteQuestion, type RouteRule, serves, withPlaces } from '../domain/routing.ts';
import type { Bonuses, BonusOffer } from '../ports/bonuses.ts';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue, CatalogueMethod } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { InstrumentQuery, Instruments, InstrumentToken } from '../ports/instruments.ts';
import type { Providers } from '../ports/providers.ts';
import type { CreateRequest } from './create-request.ts';
import { type CallContext, type Result, refuse, success } from './use-case.ts';
import { walletQuery } from './wallet-query.ts';

export interface CheckDeps {
  readonly catalogue: Catalogue;
  readonly brands: BrandPolicies;
  readonly bonuses: Bonuses;
  readonly providers: Providers;
  readonly instruments: Instruments;
  readonly clock: Clock;
}

/** A provider account that can serve the create, and its own name of the method. */
export interface Route extends RouteRule {
  readonly provider: Provider;
}

/** A create that may be sent to a provider. */
export interface CheckedCreate {
  readonly method: CatalogueMethod;
  readonly country: string;
  readonly minor: bigint;
  /** All that may be taken; at least one. */
  readonly routes: readonly Route[];
  readonly bonus: BonusOffer | undefined;
  /** The remembered card or account that the player chose. */
  readonly instrument: InstrumentToken | undefined;
}

/** What is created: each kind has methods of its own. */
export interface CreateKind {
  readonly isPeerToPeer: boolean;
  readonly isForCoins: boolean;
}

/** Everything that can be refused before anything is recorded, in the order in which a player can mend it. */
export async function checkCreate(
  deps: CheckDeps,
  context: CallContext,
  request: CreateRequest,
  { isPeerToPeer, isForCoins }: CreateKind,
): Promise<Result<CheckedCreate>> {
  const country = request.selectedCountry ?? context.player.country;
  if (!isKnownCurrency(request.currency)) {
    return refuse('banking.currencyUnknown', `There is no currency ${request.currency}.`);
  }
  const scope = { brand: context.player.brand, country, currency: request.currency, isForCoins };
  const method = deps.catalogue.findDepositMethod(scope, request.paymentType);
  if (method === undefined) {
    return refuse('banking.methodNotOffered', 'This method is not offered in this country and currency.');
  }
  if ((method.method.cardViewType === cardViewTypes.p2p) !== isPeerToPeer) {
    const path = isPeerToPeer ? 'paymentMethod' : 'paymentType';
    const message = `is a method of ${isPeerToPeer ? 'deposit-create' : 'deposit-create-p2p'}`;
    return refuse('validation.failed', 'This method is created by another call.', [{ path, message }]);
  }
  const wallets = walletQuery(deps.catalogue, scope, context.player.id, method);
  const instrument = await findInstrument(deps, wallets, request);
  if (!instrument.ok) return instrument;
  const offered = routesOf(deps.providers, method, scope, instrument.data);
  const availability = method.method.availability;
  if (offered.length === 0 || (availability !== undefined && availability.state !== 'available')) {
    return refuse('banking.methodUnavailable', 'This method is not available now.', availability);
  }
  const amount = checkAmount(method, country, request);
  if (!amount.ok) return amount;
  const routes = offered.filter((route) => serves(route, { ...scope, minor: amount.data }));
  if (routes.length === 0) {
    return refuse('banking.methodUnavailable', 'This method is not available for this amount.');
  }
  const issues = checkCreateFields(method, request);
  if (issues.length > 0) {
    return refuse('banking.paymentMethodRegex', 'Some fields are missing or not right.', issues);
  }
  const bonus = await checkBonus(deps, context, request, method, amount.data);
  if (!bonus.ok) return bonus;
  if (!isReturnAllowed(deps.brands, context.player.brand, request.returnUrl)) {
    return refuse('banking.returnUrlForbidden', 'The return address is on none of the brand’s origins.');
  }
  return success({
    method,
    country,
    minor: amount.data,
    routes,
    bonus: bonus.data,
    instrument: instrument.data,
  });
}

/** The provider accounts that can serve a method here; what one of them remembers, no other can use. */
export function routesOf(
  providers: Providers,
  method: CatalogueMethod,
  question: RouteQuestion,
  instrument?: InstrumentToken,
): readonly Route[] {
  return withPlaces(method.providers).flatMap((rule) => {
    const isOther = instrument !== undefined && instrument.provider !== rule.id;
    const provider = isOther || !serves(rule, question) ? undefined : providers.find(rule.id);
    return provider === undefined ? [] : [{ ...rule, provider }];
  });
}

async function findInstrument(
  { instruments }: CheckDeps,
  wallets: InstrumentQuery,
  { wallet }: CreateRequest,
): Promise<Result<InstrumentToken | undefined>> {
  if (wallet === undefined || wallet === '') return success(undefined);
  const found = await instruments.find(wallets, wallet);
  return found === undefined
    ? refuse('banking.walletNotFound', 'There is no such saved card or account.')
    : success(found);
}

function checkCreateFields(
  { method }: CatalogueMethod,
  { amount, fields, wallet }: CreateRequest,
): readonly FieldIssue[] {
  const hasWallet = wallet !== undefined && wallet !== '';
  const broken = brokenAmountRule(method, amount);
  const issues = [
    ...(broken ? [misshapen('amount', broken.regex_error_key)] : []),
    ...checkFields(method, fields, hasWallet),
    ...checkDigits(method, fields),
  ];
  const isWalletMissing = method.cardViewType === cardViewTypes.cardWalletOnly && !hasWallet;
  return isWalletMissing ? [...issues, missing('wallet')] : issues;
}

function checkAmount(method: CatalogueMethod, country: string, request: CreateRequest): Result<bigint> {
  const { amount, currency } = request;
  const limits = limitsOfCreate(method.method, currency, country, request.fields);
  if (limits === undefined) {
    return refuse('banking.methodNotOffered', 'This method is not offered in this currency.');
  }
  const parsed = toMinor(amount, currency);
  if (!parsed.ok && (parsed.error === 'tooManyDecimals' || parsed.error === 'tooManyDigits')) {
    return refuse('banking.amountPrecision', `${currency} has fewer decimals than this amount.`);
  }
  const min = roundToDecimals(limits.min, currency, 'ceil');
  const max = roundToDecimals(limits.max, currency, 'floor');
  if (!parsed.ok || parsed.minor <= 0n || amount < min || amount > max) {
    const details = { path: 'amount', min, max, currency };
    return refuse('banking.amountOutOfLimits', 'The amount is outside the limits.', details);
  }
  return success(parsed.minor);
}

async function checkBonus(
  deps: CheckDeps,
  context: CallContext,
  request: CreateRequest,
  method: CatalogueMethod,
  minor: bigint,
): Promise<Result<BonusOffer | undefined>> {
  if (!request.isActivatedBonus || request.bonusId === undefined) return success(undefined);
  const id = String(request.bonusId);
  const now = deps.clock.now();
  const isRestricted =
    method.method.isBonusForbidden === true ||
    bonusRestrictedMethods.some((name) => name === method.method.name);
  const bonus = isRestricted
    ? undefined
    : await deps.bonuses.find(context.player.brand, id, request.currency, now);
  if (bonus === undefined || minor < bonus.minMinor) {
    return refuse('banking.bonusUnavailable', 'This bonus can’t be had with this deposit.');
  }
  return success(bonus);
}

/** Only pages of the brand's own origins take players back: anything else would be an open redirect. */
function isReturnAllowed(brands: BrandPolicies, brand: string, returnUrl: string | undefined): boolean {
  if (returnUrl === undefined) return true;
  const url = URL.parse(returnUrl);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false;
  return brands.find(brand)?.origins.includes(url.origin) ?? false;
}

import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import { currencyOf, goldCoin, sweepCoin } from '@opencashier/money/currencies';
import { toMinor } from '@opencashier/money/minor';
import type { BoxTerms } from '../ports/deposits.ts';
import { type CreateDepositDeps, createDeposit, recoverCreate } from './create-deposit.ts';
import { freshReply } from './deposit-reply.ts';
import { allowedSweepstakes, boxCurrencyOf, sweepstakesCategory } from './sweepstakes/allowed.ts';
import { type CallContext, type Result, refuse } from './use-case.ts';
import type { RecoverableCall } from './with-idempotency.ts';

type Request = RequestOf<Calls['deposit-create-sweepstake']>;

/** Buys a coin box: a deposit like any other, but for its price, which is the box's and never the client's. */
export function depositCreateSweepstake(
  deps: CreateDepositDeps,
): RecoverableCall<'deposit-create-sweepstake'> {
  return {
    call: 'deposit-create-sweepstake',
    run: (context, request) => buyBox(deps, context, request),
    recover: (id) => recoverCreate(deps, id),
    freshen: (reply) => freshReply(deps, reply),
  };
}

async function buyBox(
  deps: CreateDepositDeps,
  context: CallContext,
  { boxId, amount, currency, ...request }: Request,
): Promise<Result<DepositResponse>> {
  const { player } = context;
  const allowed = allowedSweepstakes(deps.brands, player, request.selectedCountry);
  if (!allowed.ok) return allowed;
  if (boxId === undefined || boxId === null || boxId === '') {
    return refuse('banking.boxRequired', 'A coin package has to be chosen.');
  }
  const price = boxCurrencyOf(deps.catalogue, allowed.data, player);
  const box = deps.catalogue.boxes(player.brand, price).find((each) => each.boxId === String(boxId));
  if (box === undefined) return refuse('banking.boxUnavailable', 'This coin package is not on sale.');
  if (!isPriceOf(box, amount, currency)) {
    const details = { boxId: box.boxId, price: box.price, priceCurrencyCode: box.priceCurrencyCode };
    return refuse('banking.boxPriceChanged', 'The coin package costs something else.', details);
  }
  if (request.isActivatedBonus && request.bonusId !== undefined) {
    return refuse('banking.bonusUnavailable', 'A coin package comes without a bonus.');
  }
  if (deps.catalogue.categoryOf(request.paymentType) !== sweepstakesCategory) {
    return refuse('banking.methodNotOffered', 'Coin packages are not sold by this method.');
  }
  return createDeposit(
    deps,
    'deposit-create-sweepstake',
    context,
    { ...request, amount: box.price, currency: box.priceCurrencyCode },
    { box: termsOf(box), tolerance: allowed.data.underpaidTolerance },
  );
}

/** Is it what the player was shown? A coin as the currency is the player's own, not that of a price. */
function isPriceOf(box: Box, amount: number | undefined, currency: string | undefined): boolean {
  const isSameCurrency =
    currency === undefined || currency === box.priceCurrencyCode || currencyOf(currency).coin;
  return isSameCurrency && (amount === undefined || amount === box.price);
}

function termsOf({ boxId, currenciesList }: Box): BoxTerms {
  const minorOf = (amount: number, coin: string): bigint => {
    const parsed = toMinor(amount, coin);
    if (!parsed.ok) throw new Error(`The catalogue's ${amount} is no amount of ${coin}.`);
    return parsed.minor;
  };
  return {
    id: String(boxId),
    goldMinor: minorOf(currenciesList.main.amount, goldCoin),
    sweepMinor: minorOf(currenciesList.free.amount, sweepCoin),
  };
}

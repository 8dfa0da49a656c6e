import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import type { RouteRule } from '../domain/routing.ts';

/** Whose list: a brand's, for a country (ISO alpha-2) and a currency. */
export interface CatalogueScope {
  readonly brand: string;
  readonly country: string;
  readonly currency: string;
  /** What pays for coin boxes: some countries offer it for nothing else. Coins themselves are always asked about so. */
  readonly isForCoins?: boolean;
}

/** A method with what only the server knows: who serves it and how strictly. */
export interface CatalogueMethod {
  readonly method: PaymentMethod;
  readonly countries: readonly string[];
  /** Provider accounts that serve it, first choice first. */
  readonly providers: readonly RouteRule[];
  /** Minutes until an unpaid deposit expires. */
  readonly timeoutMinutes: number;
  /** Share by which the received amount may differ from the asked one and still be credited: 0.01 is one per cent. */
  readonly amountTolerance: number;
  /** Crypto is credited with whatever arrived. */
  readonly creditsWhatArrives: boolean;
  /** Of a withdrawal method: the deposit methods whose money goes back by it, by name or category. */
  readonly closesLoopOf: readonly string[];
}

/** A country with the currencies that its methods are paid in. */
export interface CountryOffer {
  readonly code: string;
  /** The usual one first. */
  readonly currencies: readonly string[];
  /** Those of methods that few other countries have; empty where it has none of its own. */
  readonly own: readonly string[];
}

export interface Catalogue {
  depositMethods(scope: CatalogueScope): readonly CatalogueMethod[];
  withdrawalMethods(scope: CatalogueScope): readonly CatalogueMethod[];
  /** A method that is offered for deposits in this scope, or nothing. */
  findDepositMethod(scope: CatalogueScope, name: string): CatalogueMethod | undefined;
  findWithdrawalMethod(scope: CatalogueScope, name: string): CatalogueMethod | undefined;
  /** The category of a method, in whatever scope it is offered. */
  categoryOf(name: string): string | undefined;
  /** Countries of the brand's region choice. */
  countries(brand: string): readonly CountryOffer[];
  /** Does the brand serve this country only directly, so that no list is shown? */
  isDirectGeo(brand: string, country: string): boolean;
  /** Coin boxes that a brand sells in a currency, in their order. */
  boxes(brand: string, currency: string): readonly Box[];
  /** Text of a method in a language, English where there is none. */
  methodText(name: string, language: string): string;
}

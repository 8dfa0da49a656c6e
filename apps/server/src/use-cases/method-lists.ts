import { defaultContentLocale, defaultLanguage } from '@opencashier/contract/constants';
import type { MethodList, PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Catalogue, CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';

/** Of a method's texts, those that a reader of this language can be shown. */
function inLanguage(method: PaymentMethod, language: string): PaymentMethod {
  const [base = language] = language.split('-');
  const wanted = new Set([language, base, defaultLanguage, defaultContentLocale]);
  const text = Object.fromEntries(Object.entries(method.text).filter(([code]) => wanted.has(code)));
  return { ...method, text };
}

function listOf(scope: CatalogueScope, methods: readonly CatalogueMethod[], language: string): MethodList {
  return {
    country: scope.country,
    currency: scope.currency,
    methods: methods.map(({ method }) => inLanguage(method, language)),
  };
}

/** What a scope is offered for deposits: the same for every player, so that it can stand in a cached page. */
export function depositMethodList(catalogue: Catalogue, scope: CatalogueScope, language: string): MethodList {
  if (catalogue.isDirectGeo(scope.brand, scope.country)) {
    return { ...listOf(scope, [], language), directGeo: true };
  }
  return listOf(scope, catalogue.depositMethods(scope), language);
}

/** Withdrawal methods of a scope, marked for one player. */
export function withdrawalMethodList(
  methods: readonly CatalogueMethod[],
  scope: CatalogueScope,
  language: string,
): MethodList {
  return listOf(scope, methods, language);
}

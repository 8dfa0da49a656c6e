import { clearCardFields } from '../domain/card-data.ts';
import type { FieldValues } from '../domain/field-values.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import { type CallContext, type Result, refuse } from './use-case.ts';

/** Which method's fields a request fills in. */
export interface GuardedRequest {
  readonly fields?: FieldValues | undefined;
  readonly method: string;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Refuses card data in the clear before anything else looks at the request: it must be neither kept nor hashed nor
 * handed on. The refusal names fields, never values.
 */
export function guardCardData<Request, Reply>(
  catalogue: Catalogue,
  readRequest: (request: Request) => GuardedRequest,
  useCase: (context: CallContext, request: Request) => Promise<Result<Reply>>,
): (context: CallContext, request: Request) => Promise<Result<Reply>> {
  return async (context, request) => {
    const clear = clearFieldsOf(catalogue, context, readRequest(request));
    if (clear.length === 0) return useCase(context, request);
    const details = clear.map((name) => ({
      path: `fields.${name}`,
      message: 'must be in fields.encrypted_card',
    }));
    return refuse('banking.cardNotEncrypted', 'Card data must be encrypted to the provider’s key.', details);
  };
}

function clearFieldsOf(
  catalogue: Catalogue,
  { player }: CallContext,
  { fields, method, currency, country }: GuardedRequest,
): readonly string[] {
  if (fields === undefined) return [];
  const scope = {
    brand: player.brand,
    country: country ?? player.country,
    currency: currency ?? player.currency,
  };
  const found = catalogue.findDepositMethod(scope, method) ?? catalogue.findWithdrawalMethod(scope, method);
  return clearCardFields(found?.method, fields);
}

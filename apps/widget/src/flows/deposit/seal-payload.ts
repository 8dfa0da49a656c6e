import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { cardCategory, sealedCardField } from './card-sealer.ts';
import type { CreatePayload } from './create-payload.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { Preparation } from './deposit-flow.ts';

const cardNamesOf = (method: PaymentMethod) =>
  new Set(method.fields.filter(({ category }) => category === cardCategory).map(({ name }) => name));

/** Does the payload carry card data, which has to be encrypted first? */
export function hasCardData(method: PaymentMethod, { fields }: CreatePayload): boolean {
  const names = cardNamesOf(method);
  return Object.keys(fields).some((name) => names.has(name));
}

/**
 * The payload as it may leave the browser: card data encrypted to the provider's key, once for an attempt, so that its
 * repetitions are the same. Undefined where there is card data and no key to encrypt it to.
 */
export async function sealedPayload<Payload extends Pick<CreatePayload, 'fields'>>(
  { sealCard }: Pick<DepositDeps, 'sealCard'>,
  method: PaymentMethod,
  preparation: Preparation,
  payload: Payload,
): Promise<Payload | undefined> {
  const cardNames = cardNamesOf(method);
  const entries = Object.entries(payload.fields);
  const card = entries.filter(([name]) => cardNames.has(name));
  if (card.length === 0) return payload;
  const key = preparation.kind === 'ready' ? preparation.data.encryptionKey : undefined;
  if (!key) return undefined;
  try {
    const sealed = await sealCard(
      key,
      Object.fromEntries(card.map(([name, value]) => [name, String(value)])),
    );
    const open = Object.fromEntries(entries.filter(([name]) => !cardNames.has(name)));
    return { ...payload, fields: { ...open, [sealedCardField]: sealed } };
  } catch {
    return undefined;
  }
}

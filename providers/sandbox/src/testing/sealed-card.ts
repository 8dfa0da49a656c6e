import type { Provider } from '@opencashier/provider-kit/provider';
import { CompactEncrypt, importJWK } from 'jose';

const card = {
  card_number: '4111111111111111',
  card_expiry: '12/49',
  card_holder: 'TEST HOLDER',
  card_cvc: '123',
};

/** A card as the browser sends it: sealed to the key that the provider's preparation brings. */
export async function sealedCard(provider: Provider): Promise<string> {
  const outcome = await provider.prepareDeposit({
    method: 'card',
    currency: 'EUR',
    country: 'DE',
    language: 'en',
  });
  const key = outcome.kind === 'prepared' ? outcome.preparation.encryptionKey : undefined;
  if (!key) throw new Error('The provider has no key for cards.');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
}

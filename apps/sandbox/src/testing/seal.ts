import { CompactEncrypt, importJWK } from 'jose';
import type { TestClient } from './client.ts';

/** A card as the form has it, good for years. */
export const goodCard = {
  card_number: '4111 1111 1111 1111',
  card_expiry: '12/30',
  card_holder: 'TEST HOLDER',
  card_cvc: '739',
};

/** Seals fields to the sandbox's key, as a browser does. */
export async function seal(client: TestClient, fields: Record<string, string>): Promise<string> {
  const query = 'method=card&currency=EUR&country=DE&language=en';
  const { json } = await client.api('GET', `/v1/preparations?${query}`);
  const key = await importJWK(json.encryptionKey as Record<string, string>, 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key);
}

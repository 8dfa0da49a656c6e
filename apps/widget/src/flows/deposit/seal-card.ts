import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { CardSealer } from './card-sealer.ts';

const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

/** Over the browser's own cryptography. Its code comes with the first card that is sent. */
export const sealCard: CardSealer = async (key, fields) => {
  const { kid } = key;
  const publicKey = await importJWK(key as JWK, header.alg);
  const plain = new TextEncoder().encode(JSON.stringify(fields));
  return new CompactEncrypt(plain)
    .setProtectedHeader({ ...header, ...(typeof kid === 'string' ? { kid } : {}) })
    .encrypt(publicKey);
};

import { generateKeyPairSync } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import type { EncryptionKey } from './card-sealer.ts';
import { sealCard } from './seal-card.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = publicKey.export({ format: 'jwk' }) as EncryptionKey;
const card = { card_number: '4111111111111111', card_expiry: '12/30', card_cvc: '123' };

describe('sealing a card', () => {
  it('lets the holder of the private key read it, and nobody else', async () => {
    const sealed = await sealCard({ ...jwk, kid: 'k1' }, card);
    expect(sealed).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(decodeProtectedHeader(sealed)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
    const opened = await compactDecrypt(sealed, privateKey);
    expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toEqual(card);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await expect(compactDecrypt(sealed, other.privateKey)).rejects.toThrow();
  });

  it('shows nothing of the card, and twice is never the same', async () => {
    const sealed = await sealCard(jwk, card);
    const readable = sealed
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
      .join('\n');
    expect(`${sealed}\n${readable}`).not.toMatch(/4111|12\/30/);
    expect(await sealCard(jwk, card)).not.toBe(sealed);
  });

  it('is noticed when it was tampered with', async () => {
    const parts = (await sealCard(jwk, card)).split('.');
    const [text = ''] = parts.splice(3, 1);
    parts.splice(3, 0, (text.startsWith('A') ? 'B' : 'A') + text.slice(1));
    const key = await importJWK(privateKey.export({ format: 'jwk' }), 'RSA-OAEP-256');
    await expect(compactDecrypt(parts.join('.'), key)).rejects.toThrow();
  });

  it.each([{ kty: 'RSA', n: 'AQAB' }, { kty: 'oct', k: 'AAAA' }, {}])('refuses the key %j', async (key) => {
    await expect(sealCard(key, card)).rejects.toThrow();
  });
});

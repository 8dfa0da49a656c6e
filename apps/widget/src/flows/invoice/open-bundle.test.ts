import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBundle } from './open-bundle.ts';

/** A bundle as a provider makes it, by an implementation of its own. */
function bundleFor(text: string, keyBytes = 32) {
  const [key, iv] = [randomBytes(keyBytes), randomBytes(12)];
  const cipher = createCipheriv(`aes-${keyBytes * 8 === 128 ? 128 : 256}-gcm`, key, iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = { key, iv, encrypted, tag: cipher.getAuthTag() };
  return Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]),
  ) as Record<'key' | 'iv' | 'encrypted' | 'tag', string>;
}

const flip = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
  return bytes.toString('base64');
};

describe('a sealed card number', () => {
  it.each([16, 32])('is opened with a key of %i bytes', async (size) => {
    expect(await openBundle(bundleFor('8600123456789012', size))).toBe('8600123456789012');
  });

  it('loses the blanks that the provider put in', async () => {
    expect(await openBundle(bundleFor('8600 1234 5678 9012'))).toBe('8600123456789012');
  });

  it.each(['key', 'iv', 'encrypted', 'tag'] as const)('is refused when its %s was changed', async (part) => {
    const bundle = bundleFor('8600123456789012');
    await expect(openBundle({ ...bundle, [part]: flip(bundle[part]) })).rejects.toThrow();
    await expect(openBundle({ ...bundle, [part]: '' })).rejects.toThrow();
    await expect(openBundle({ ...bundle, [part]: '%%%' })).rejects.toThrow();
  });

  it.each(['', 'call me', '1234', '<b>8600123456789012</b>'])('is refused when it is %j', async (text) => {
    await expect(openBundle(bundleFor(text))).rejects.toThrow('The bundle holds no card number.');
  });
});

import type { CardBundle } from './payment-lines.ts';

const tagBits = 128;
const cardDigits = /^\d{12,19}$/;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * The card's number in an AES-GCM bundle (each part in base64, a tag of 128 bits), as digits alone.
 * @throws when the bundle was changed on its way, is none, or holds no card number
 */
export async function openBundle({ key, iv, encrypted, tag }: CardBundle): Promise<string> {
  const opener = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
  const [body, seal] = [bytesOf(encrypted), bytesOf(tag)];
  // WebCrypto takes text and tag as one.
  const sealed = new Uint8Array([...body, ...seal]);
  const params = { name: 'AES-GCM', iv: bytesOf(iv), tagLength: tagBits };
  const plain = new TextDecoder().decode(await crypto.subtle.decrypt(params, opener, sealed));
  const digits = plain.replace(/\s/g, '');
  if (!cardDigits.test(digits)) throw new Error('The bundle holds no card number.');
  return digits;
}

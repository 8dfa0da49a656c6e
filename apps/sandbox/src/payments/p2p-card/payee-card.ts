import { createCipheriv } from 'node:crypto';
import type { DepositCard } from '@opencashier/contract/entities/deposit';
import { base64 } from '@scure/base';
import type { Bank } from '../banks.ts';
import { withLuhn } from '../checks/luhn.ts';
import { deriveBytes, deriveDigits } from '../derive.ts';

/** The number of a payee's card at a bank: the bank's BIN, zeros that show it is nobody's, and the check digit. */
function payeeCardNumber(paymentId: string, { bin }: Bank): string {
  return withLuhn(`${bin}000000${deriveDigits(paymentId, 'card', 3)}`);
}

/** The number as an AES-GCM bundle, each part in base64: key of 256 bits, nonce of 12 bytes, tag of 128 bits. */
function encryptedBundle(paymentId: string, number: string) {
  const key = deriveBytes(paymentId, 'bundle-key', 32);
  const iv = deriveBytes(paymentId, 'bundle-iv', 12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return {
    key: base64.encode(key),
    iv: base64.encode(iv),
    encrypted: base64.encode(new Uint8Array(encrypted)),
    tag: base64.encode(new Uint8Array(cipher.getAuthTag())),
  };
}

/** The payee's card, in the clear or as the bundle. */
export function payeeCard(paymentId: string, bank: Bank, isEncrypted: boolean): DepositCard {
  const number = payeeCardNumber(paymentId, bank);
  return {
    payment_system: 'card-p2p',
    bank_type: bank.value,
    ...(isEncrypted ? { encoded: encryptedBundle(paymentId, number) } : { number }),
  };
}

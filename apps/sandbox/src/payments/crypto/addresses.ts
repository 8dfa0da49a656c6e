import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base32nopad, base58xmr, base58xrp, base64url, bech32, createBase58check, hex } from '@scure/base';
import { crc16 } from '../checks/crc16.ts';
import { deriveBytes } from '../derive.ts';
import { cashAddress } from './cash-address.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const base58check = createBase58check(sha256);

const joined = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Segregated witness, version 0, to a key's hash (BIP-173). */
const segwit = (prefix: string) => (hash: Uint8Array) =>
  bech32.encode(prefix, [0, ...bech32.toWords(hash.subarray(0, 20))]);
/** Pay to a key's hash behind a version (one byte, Zcash two). */
const keyHash =
  (...version: readonly number[]) =>
  (hash: Uint8Array) =>
    base58check.encode(joined(version, hash.subarray(0, 20)));

/** An Ethereum address with the checksum in its capitals (EIP-55). */
function checksummed(bytes: Uint8Array): string {
  const plain = hex.encode(bytes);
  const digest = hex.encode(keccak_256(new TextEncoder().encode(plain)));
  const cased = [...plain].map((digit, index) =>
    Number.parseInt(digest[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** Workchain 0, not bounceable: money to a wallet that was never used arrives. */
function tonAddress(hash: Uint8Array): string {
  const body = joined([0x51, 0x00], hash);
  const crc = crc16(body, 0);
  return base64url.encode(joined(body, [crc >> 8, crc & 0xff]));
}

/** PKCS #8 around an Ed25519 seed (RFC 8410). */
const ed25519Prefix = hex.decode('302e020100300506032b657004220420');
function ed25519PublicKey(seed: Uint8Array): Uint8Array {
  const key = createPrivateKey({
    key: Buffer.from(joined(ed25519Prefix, seed)),
    format: 'der',
    type: 'pkcs8',
  });
  return new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32));
}

/** StrKey of an account's key (SEP-23): version byte, key, checksum with its low byte first. */
function stellarAddress(seed: Uint8Array): string {
  const body = joined([6 << 3], ed25519PublicKey(seed));
  const crc = crc16(body, 0);
  return base32nopad.encode(joined(body, [crc & 0xff, crc >> 8]));
}

/** A standard address of the main network: spend key and view key. */
function moneroAddress(seed: Uint8Array): string {
  const body = joined([0x12], ed25519PublicKey(seed), ed25519PublicKey(sha256(seed)));
  return base58xmr.encode(joined(body, keccak_256(body).subarray(0, 4)));
}

/** Bitcoin's checksum over an alphabet of its own. */
function rippleAddress(hash: Uint8Array): string {
  const body = joined([0], hash.subarray(0, 20));
  return base58xrp.encode(joined(body, sha256(sha256(body)).subarray(0, 4)));
}

const forms = {
  bitcoin: segwit('bc'),
  litecoin: segwit('ltc'),
  evm: (hash) => checksummed(hash.subarray(0, 20)),
  tron: keyHash(0x41),
  ton: tonAddress,
  bitcoinCash: (hash) => cashAddress(hash.subarray(0, 20)),
  dogecoin: keyHash(0x1e),
  dash: keyHash(0x4c),
  zcash: keyHash(0x1c, 0xb8),
  monero: moneroAddress,
  ripple: rippleAddress,
  stellar: stellarAddress,
} satisfies Readonly<Record<string, (hash: Uint8Array) => string>>;
export type AddressForm = keyof typeof forms;

/** The address of a key's hash, or of a seed where the chain's addresses hold keys; 32 bytes, or a hash's 20. */
export function encodeAddress(form: AddressForm, bytes: Uint8Array): string {
  return forms[form](bytes);
}

/**
 * The address of a payment: well formed for its chain, the same at any time. Nobody holds its key, so that real money
 * sent there would be lost.
 */
export function addressOf(paymentId: string, form: AddressForm): string {
  return encodeAddress(form, deriveBytes(paymentId, `address:${form}`, 32));
}

/** The id of the payment's transfer with this number, as the chain writes it. */
export function txidOf(paymentId: string, form: AddressForm, number: number): string {
  const id = hex.encode(deriveBytes(paymentId, `transfer:${number}`, 32));
  if (form === 'evm') return `0x${id}`;
  return form === 'ripple' ? id.toUpperCase() : id;
}

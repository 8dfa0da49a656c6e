import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import {
  base32nopad,
  base58,
  base58xmr,
  base58xrp,
  base64,
  base64url,
  bech32,
  bech32m,
  createBase58check,
  hex,
} from '@scure/base';
import { isCashAddress } from './cash-address.ts';

const base58check = createBase58check(sha256);

/** What a decoder throws at, it does not take. */
function fits(read: () => boolean): boolean {
  try {
    return read();
  } catch {
    return false;
  }
}

const startsWith = (bytes: Uint8Array, prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/** A hash of 20 bytes behind one of these versions, with Bitcoin's checksum. */
const keyHash =
  (...versions: readonly (readonly number[])[]) =>
  (text: string) => {
    const bytes = base58check.decode(text);
    return versions.some((version) => bytes.length === 20 + version.length && startsWith(bytes, version));
  };

/** Segregated witness: version 0 by BIP-173 (20 or 32 bytes), later ones by BIP-350. */
const segwit = (prefix: string) => (text: string) => {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const lower = text.toLowerCase();
  const read = (codec: typeof bech32) => {
    const { prefix: found, words } = codec.decode(lower as `${string}1${string}`);
    const [version = -1, ...rest] = words;
    const { length } = codec.fromWords(rest);
    if (found !== prefix || version > 16) return false;
    return codec === bech32
      ? version === 0 && (length === 20 || length === 32)
      : version > 0 && length >= 2 && length <= 40;
  };
  return fits(() => read(bech32)) || fits(() => read(bech32m));
};

const either =
  (...checks: readonly ((text: string) => boolean)[]) =>
  (text: string) =>
    checks.some((check) => fits(() => check(text)));

/** The capitals carry the checksum (EIP-55); an address without capitals, or of nothing but, has none. */
function isEvm(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const plain = text.slice(2);
  if (plain === plain.toLowerCase() || plain === plain.toUpperCase()) return true;
  const digest = hex.encode(keccak_256(new TextEncoder().encode(plain.toLowerCase())));
  return [...plain].every((digit, index) => {
    if (!/[a-f]/i.test(digit)) return true;
    return Number.parseInt(digest[index] ?? '0', 16) >= 8 === (digit === digit.toUpperCase());
  });
}

/** CRC-16 with the polynomial 0x1021 from 0 on (XMODEM). */
function crc16(bytes: Uint8Array): number {
  return bytes.reduce((crc, byte) => {
    let value = crc ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1)
      value = (value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1) & 0xffff;
    return value;
  }, 0);
}

/** A user-friendly address of the main network: flags, workchain, hash, checksum; or the raw form. */
function isTon(text: string): boolean {
  if (/^(?:0|-1):[0-9a-fA-F]{64}$/.test(text)) return true;
  const bytes = text.includes('+') || text.includes('/') ? base64.decode(text) : base64url.decode(text);
  const isMainNetwork = bytes[0] === 0x11 || bytes[0] === 0x51;
  const crc = ((bytes[34] ?? 0) << 8) | (bytes[35] ?? 0);
  return bytes.length === 36 && isMainNetwork && crc16(bytes.subarray(0, 34)) === crc;
}

/** Bitcoin's checksum over an alphabet of its own. */
function isRipple(text: string): boolean {
  const bytes = base58xrp.decode(text);
  const body = bytes.subarray(0, 21);
  const check = sha256(sha256(body));
  return bytes.length === 25 && bytes[0] === 0 && [0, 1, 2, 3].every((at) => bytes[21 + at] === check[at]);
}

/** StrKey of an account (SEP-23): version byte, key, checksum with its low byte first. */
function isStellar(text: string): boolean {
  const bytes = base32nopad.decode(text);
  const crc = (bytes[33] ?? 0) | ((bytes[34] ?? 0) << 8);
  return bytes.length === 35 && bytes[0] === 6 << 3 && crc16(bytes.subarray(0, 33)) === crc;
}

/** A standard address, an integrated one or a subaddress of the main network. */
function isMonero(text: string): boolean {
  const bytes = base58xmr.decode(text);
  const length = bytes[0] === 0x13 ? 77 : 69;
  const check = keccak_256(bytes.subarray(0, -4));
  const isKnown = bytes[0] === 0x12 || bytes[0] === 0x13 || bytes[0] === 0x2a;
  return (
    isKnown && bytes.length === length && [0, 1, 2, 3].every((at) => bytes[length - 4 + at] === check[at])
  );
}

const checks = {
  bitcoin: either(segwit('bc'), keyHash([0x00], [0x05])),
  litecoin: either(segwit('ltc'), keyHash([0x30], [0x32], [0x05])),
  bitcoinCash: either(isCashAddress, keyHash([0x00], [0x05])),
  dogecoin: either(keyHash([0x1e], [0x16])),
  dash: either(keyHash([0x4c], [0x10])),
  zcash: either(keyHash([0x1c, 0xb8], [0x1c, 0xbd])),
  tron: either(keyHash([0x41])),
  evm: either(isEvm),
  ton: either(isTon),
  ripple: either(isRipple),
  stellar: either(isStellar),
  monero: either(isMonero),
  solana: either((text) => base58.decode(text).length === 32),
} satisfies Readonly<Record<string, (text: string) => boolean>>;
export type AddressChain = keyof typeof checks;

/** Networks by the names that the catalogue's fields and assets give them. */
const chainNames: Readonly<Record<string, AddressChain>> = {
  ...{ BTC: 'bitcoin', BITCOIN: 'bitcoin', LTC: 'litecoin', LITECOIN: 'litecoin' },
  ...{
    BCH: 'bitcoinCash',
    'BITCOIN CASH': 'bitcoinCash',
    DOGE: 'dogecoin',
    DASH: 'dash',
    ZEC: 'zcash',
    ZCASH: 'zcash',
  },
  ...{ 'TRC-20': 'tron', TRC20: 'tron', TRX: 'tron', TRON: 'tron', ETH: 'evm', ETHEREUM: 'evm' },
  ...{ 'ERC-20': 'evm', ERC20: 'evm', 'BEP-20': 'evm', BEP20: 'evm', BSC: 'evm', TON: 'ton' },
  ...{ XRP: 'ripple', RIPPLE: 'ripple', XLM: 'stellar', STELLAR: 'stellar', XMR: 'monero', MONERO: 'monero' },
  ...{ SOL: 'solana', SOLANA: 'solana' },
};

/** The chain of a network or asset, or nothing where it is none that we know. */
export function chainOf(name: string): AddressChain | undefined {
  return chainNames[name.toUpperCase()];
}

/** Can money be sent to it on this chain? By form and checksum: whether somebody holds the key, nobody can tell. */
export function isAddress(chain: AddressChain, text: string): boolean {
  return checks[chain](text);
}

const maxTag = 2 ** 32 - 1;
const maxMemoBytes = 28;
const maxCommentBytes = 120;

/** Is it a memo of this chain: a destination tag (XRP), a memo (Stellar), a comment (TON)? Other chains have none. */
export function isMemo(chain: AddressChain, text: string): boolean {
  const { length } = new TextEncoder().encode(text);
  switch (chain) {
    case 'ripple':
      return /^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) <= maxTag;
    case 'stellar':
      return length > 0 && length <= maxMemoBytes;
    case 'ton':
      return length > 0 && length <= maxCommentBytes;
    default:
      return false;
  }
}

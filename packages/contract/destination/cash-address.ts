const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** The checksum of Bitcoin Cash's own addresses, over 40 bits. */
function polymod(words: readonly number[]): bigint {
  return words.reduce((sum, word) => {
    const top = sum >> 35n;
    const next = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    return generators.reduce((value, part, bit) => ((top >> BigInt(bit)) & 1n ? value ^ part : value), next);
  }, 1n);
}

const prefix = 'bitcoincash';

/** An address of the main network with or without its prefix: a key's or a script's hash of 20 bytes. */
export function isCashAddress(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const payload = lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower;
  const words = [...payload].map((character) => alphabet.indexOf(character));
  if (words.length !== 42 || words.includes(-1)) return false;
  const known = [...prefix].map((character) => character.charCodeAt(0) & 0x1f);
  // The version byte is the first eight of the bits: type, and 0 for a length of 20 bytes.
  const version = ((words[0] ?? 0) << 3) | ((words[1] ?? 0) >> 2);
  return (version === 0 || version === 8) && polymod([...known, 0, ...words]) === 1n;
}

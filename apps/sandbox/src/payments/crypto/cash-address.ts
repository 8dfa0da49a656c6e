import { bech32 } from '@scure/base';

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** The checksum of Bitcoin Cash's CashAddr specification: a BCH code of 40 bits. */
function polymod(values: readonly number[]): bigint {
  const remainder = values.reduce((checksum, value) => {
    const top = checksum >> 35n;
    const shifted = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    return generators.reduce(
      (sum, generator, bit) => ((top >> BigInt(bit)) & 1n ? sum ^ generator : sum),
      shifted,
    );
  }, 1n);
  return remainder ^ 1n;
}

/** The address of a key's hash of 20 bytes, without the prefix `bitcoincash:` that goes into its checksum. */
export function cashAddress(hash: Uint8Array): string {
  const prefix = [...'bitcoincash'].map((letter) => letter.charCodeAt(0) & 0x1f);
  const payload = bech32.toWords(Uint8Array.from([0, ...hash]));
  const checksum = polymod([...prefix, 0, ...payload, ...new Array<number>(8).fill(0)]);
  const tail = Array.from({ length: 8 }, (_, index) => Number((checksum >> BigInt(5 * (7 - index))) & 31n));
  return [...payload, ...tail].map((word) => alphabet[word]).join('');
}

/**
 * CRC-16 with the polynomial 0x1021, most significant bit first. EMV's QR codes start at 0xffff (CCITT-FALSE), TON and
 * Stellar addresses at 0 (XMODEM).
 */
export function crc16(bytes: Uint8Array, start: 0xffff | 0): number {
  return bytes.reduce((crc, byte) => {
    let value = crc ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1)
      value = ((value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1) & 0xffff) >>> 0;
    return value;
  }, start as number);
}

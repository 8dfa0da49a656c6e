import { passesLuhn } from '@opencashier/contract/entities/card-number';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { ibanOf, isIban } from './iban.ts';
import { withLuhn } from './luhn.ts';
import { nubanOf } from './nuban.ts';

describe('check digits', () => {
  it.each([
    // Examples of the IBAN registry.
    ['DE', '370400440532013000', 'DE89370400440532013000'],
    ['GB', 'NWBK60161331926819', 'GB29NWBK60161331926819'],
    ['TR', '0006100519786457841326', 'TR330006100519786457841326'],
    ['GR', '01101250000000012300695', 'GR1601101250000000012300695'],
  ])('makes the IBAN of %s', (country, bban, iban) => {
    expect(ibanOf(country, bban)).toBe(iban);
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.replace(/.$/, (last) => String((Number(last) + 1) % 10)))).toBe(false);
  });

  it('makes a NUBAN as in the Central Bank’s example', () => {
    expect(nubanOf('011', '000001457')).toBe('0000014579');
  });

  it('makes numbers that pass Luhn', () => {
    expect(withLuhn('411111111111111')).toBe('4111111111111111');
    expect(passesLuhn(withLuhn('860002000000123'))).toBe(true);
  });

  it('counts CRC-16 from both starts', () => {
    const bytes = new TextEncoder().encode('123456789');
    expect(crc16(bytes, 0xffff)).toBe(0x29b1);
    expect(crc16(bytes, 0)).toBe(0x31c3);
  });
});

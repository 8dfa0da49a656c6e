import { describe, expect, it } from 'vitest';
import { isIban, isNuban, isPixKey, isRoutingNumber } from './bank-accounts.ts';

/** The same text with its last digit or letter turned into another one of its kind. */
const spoilt = (text: string) =>
  text.replace(/.$/, (last) =>
    /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'a' ? 'c' : 'a',
  );

describe('bank accounts', () => {
  it.each([
    'DE89370400440532013000',
    'GB29 NWBK 6016 1331 9268 19',
    'NO9386011117947',
    'TR330006100519786457841326',
  ])('takes the IBAN %s of the registry, and no other', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(spoilt(iban))).toBe(false);
    expect(isIban(`${iban}0`)).toBe(false);
  });

  it('takes a NUBAN of its own bank alone', () => {
    // The Central Bank's example is of First Bank.
    expect(isNuban('0000014579', 'first_bank')).toBe(true);
    expect(isNuban('0000014578', 'first_bank')).toBe(false);
    expect(isNuban('0000014579', 'gtbank')).toBe(false);
    expect(isNuban('000001457', 'first_bank')).toBe(false);
  });

  it.each(['021000021', '011401533', '091000019'])('takes the routing number %s', (number) => {
    expect(isRoutingNumber(number)).toBe(true);
    expect(isRoutingNumber(spoilt(number))).toBe(false);
  });

  it('takes keys of Pix', () => {
    expect(isPixKey('ana@example.com')).toBe(true);
    expect(isPixKey('+5511987654321')).toBe(true);
    expect(isPixKey('123e4567-e89b-12d3-a456-426655440000')).toBe(true);
    expect(isPixKey('52998224725')).toBe(true);
    expect(isPixKey('12345678901')).toBe(false);
    expect(isPixKey('11222333000181')).toBe(true);
    expect(isPixKey('11222333000182')).toBe(false);
  });
});

import { isCnpj, isCpf } from '../entities/tax-ids.ts';

/** Remainder by 97 of a long number whose letters count from 10 on (ISO 7064). */
function mod97(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Lengths by country, of the IBAN registry (ISO 13616); others are taken by their check digits alone. */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{
    AD: 24,
    AE: 23,
    AL: 28,
    AT: 20,
    AZ: 28,
    BA: 20,
    BE: 16,
    BG: 22,
    BH: 22,
    BR: 29,
    BY: 28,
    CH: 21,
    CR: 22,
  },
  ...{
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    DO: 28,
    EE: 20,
    EG: 29,
    ES: 24,
    FI: 18,
    FO: 18,
    FR: 27,
    GB: 22,
    GE: 22,
  },
  ...{
    GI: 23,
    GL: 18,
    GR: 27,
    GT: 28,
    HR: 21,
    HU: 28,
    IE: 22,
    IL: 23,
    IQ: 23,
    IS: 26,
    IT: 27,
    JO: 30,
    KW: 30,
  },
  ...{
    KZ: 20,
    LB: 28,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
    MC: 27,
    MD: 24,
    ME: 22,
    MK: 19,
    MR: 27,
    MT: 31,
    MU: 30,
  },
  ...{
    NL: 18,
    NO: 15,
    PK: 24,
    PL: 28,
    PS: 29,
    PT: 25,
    QA: 29,
    RO: 24,
    RS: 22,
    SA: 24,
    SE: 24,
    SI: 19,
    SK: 24,
  },
  ...{ SM: 27, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
};

/** Is it an IBAN: the country's length and the check digits are right? Blanks do not count. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = ibanLengths[iban.slice(0, 2)];
  return (length === undefined || iban.length === length) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Codes of the Central Bank of Nigeria: three digits of a deposit bank, five of other institutions. */
const nigerianBanks: Readonly<Record<string, string>> = {
  access_bank: '044',
  gtbank: '058',
  zenith_bank: '057',
  uba: '033',
  first_bank: '011',
  fidelity_bank: '070',
  kuda: '50211',
};

const nubanWeights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/**
 * Is it an account number of this Nigerian bank, by the check digit of the NUBAN standard (2018: the bank's code is six
 * digits, a deposit bank's behind three noughts, another's behind a nine)? Of a bank that we do not know, ten digits are.
 */
export function isNuban(account: string, bank: string): boolean {
  if (!/^\d{10}$/.test(account)) return false;
  const code = nigerianBanks[bank];
  if (code === undefined) return true;
  const digits = `${code.length === 3 ? `000${code}` : `9${code}`}${account.slice(0, 9)}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (nubanWeights[index] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(account[9]);
}

const routingWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Is it a routing number of an American bank, by the checksum of the ABA? */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * (routingWeights[index] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** Is it a key that Pix knows: CPF, CNPJ, e-mail, telephone of Brazil, or a random key (Banco Central, DICT)? */
export function isPixKey(text: string): boolean {
  const isRandom = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
  const isPhone = /^\+55\d{10,11}$/.test(text);
  const isEmail = text.length <= 77 && /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,4}$/.test(text);
  return isRandom || isPhone || isEmail || isCpf(text) || isCnpj(text);
}

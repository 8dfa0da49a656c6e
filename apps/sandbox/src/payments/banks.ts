/** A bank where the sandbox's payees have accounts. `bin` begins their cards, `code` their account numbers. */
export interface Bank {
  readonly value: string;
  readonly label: string;
  readonly bin: string;
  readonly code: string;
}

const bank = (value: string, label: string, bin: string, code = ''): Bank => ({ value, label, bin, code });

type Banks = readonly [Bank, ...Bank[]];

const byCountry: Readonly<Record<string, Banks>> = {
  RU: [
    bank('sber', 'Sber', '220220'),
    bank('t-bank', 'T-Bank', '220070'),
    bank('alfa-bank', 'Alfa-Bank', '220015'),
    bank('vtb', 'VTB', '220024'),
    bank('raiffeisen', 'Raiffeisen', '220030'),
  ],
  UA: [
    bank('monobank', 'monobank', '444111'),
    bank('privatbank', 'PrivatBank', '516874'),
    bank('pumb', 'PUMB', '404170'),
  ],
  KZ: [
    bank('kaspi', 'Kaspi Bank', '440043'),
    bank('halyk', 'Halyk Bank', '440563'),
    bank('forte', 'ForteBank', '517792'),
  ],
  KG: [
    bank('mbank', 'MBank', '941711'),
    bank('optima', 'Optima Bank', '941709'),
    bank('demir', 'Demir Bank', '417219'),
    bank('bakai', 'Bakai Bank', '941713'),
    bank('rsk', 'RSK Bank', '941721'),
    bank('kicb', 'KICB', '941722'),
    bank('aiyl', 'Aiyl Bank', '941723'),
    bank('dos-kredo', 'Dos-Credobank', '941724'),
    bank('keremet', 'Keremet Bank', '941725'),
    bank('eldik', 'Eldik Bank', '941726'),
    bank('kompanion', 'Kompanion Bank', '941727'),
  ],
  UZ: [bank('uzcard', 'Uzcard', '860002'), bank('humo', 'Humo', '986001')],
  TJ: [bank('alif', 'Alif', '505827'), bank('dc', 'Dushanbe City', '505810')],
  AZ: [
    bank('kapital', 'Kapital Bank', '416973'),
    bank('abb', 'ABB', '402865'),
    bank('leobank', 'Leobank', '409858'),
  ],
  BD: [bank('bkash', 'bKash', '471001'), bank('nagad', 'Nagad', '471002')],
  NG: [
    bank('access_bank', 'Access Bank', '506105', '044'),
    bank('gtbank', 'GTBank', '506106', '058'),
    bank('zenith_bank', 'Zenith Bank', '506107', '057'),
    bank('uba', 'UBA', '506108', '033'),
    bank('first_bank', 'First Bank', '506109', '011'),
  ],
  IN: [
    bank('hdfc_bank', 'HDFC Bank', '652150', 'HDFC0000001'),
    bank('state_bank_of_india', 'State Bank of India', '652151', 'SBIN0000300'),
    bank('icici_bank', 'ICICI Bank', '652152', 'ICIC0000001'),
    bank('axis_bank', 'Axis Bank', '652153', 'UTIB0000001'),
  ],
  TR: [
    bank('ziraat', 'Ziraat', '979201', '00010'),
    bank('garanti_bbva', 'Garanti BBVA', '979202', '00062'),
    bank('is_bankasi', 'İş Bankası', '979203', '00064'),
  ],
};
const elsewhere: Banks = [bank('sandbox_bank', 'Sandbox Bank', '400000', '50010517')];

/** Banks of a country; where there are none, the sandbox's own. */
function banksOf(country: string): Banks {
  return byCountry[country] ?? elsewhere;
}

/** A bank by its value, wherever it is. */
function bankNamed(value: string): Bank | undefined {
  return Object.values(byCountry)
    .flat()
    .find((bank) => bank.value === value);
}

/** The bank that the payer or the method chose by its value, else the country's first. */
export function bankOf(country: string, value: string): Bank {
  const banks = banksOf(country);
  return banks.find((each) => each.value === value) ?? bankNamed(value) ?? banks[0];
}

/** What the variant of a transfer says: whether the card comes encrypted, and the bank where no other one is paid to. */
export interface TransferVariant {
  readonly isEncrypted: boolean;
  readonly fixed: Bank | undefined;
}

/** Why a create of another variant is refused. */
export const unknownVariant = 'The variants are `encrypted`, a bank of ours, or both.';

const encryptedForm = /^encrypted(?:-|$)/;

/** Reads a variant such as `encrypted`, `optima` or `encrypted-kicb`; nothing where there is no such one. */
export function transferVariant(variant: string | undefined): TransferVariant | undefined {
  const isEncrypted = variant !== undefined && encryptedForm.test(variant);
  const name = variant?.replace(encryptedForm, '') ?? '';
  const fixed = bankNamed(name);
  return name !== '' && fixed === undefined ? undefined : { isEncrypted, fixed };
}

/** Banks to choose from before a transfer; none where the method has chosen. */
export function offeredBanks(country: string, variant: string | undefined) {
  return transferVariant(variant)?.fixed ? {} : { banks: bankOptions(country) };
}

/** Banks as a dropdown has them. */
export function bankOptions(country: string) {
  return banksOf(country).map(({ value, label }) => ({ value, label }));
}

/** Who gets the money. A role, no person. */
export const payee = 'SANDBOX PAYEE';

const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/**
 * A Nigerian account number of ten digits from the bank's code (three digits) and a serial number (nine): the Central
 * Bank's NUBAN standard of 2010.
 */
export function nubanOf(bankCode: string, serial: string): string {
  const sum = [...bankCode, ...serial].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index] ?? 0),
    0,
  );
  return `${serial}${(10 - (sum % 10)) % 10}`;
}

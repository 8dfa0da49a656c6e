function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const countdown = (from: number, length: number, wrap = 0) =>
  Array.from({ length }, (_, index) => {
    const weight = from - index;
    return wrap > 0 && weight < 2 ? weight + wrap : weight;
  });

/** Is it a CPF: eleven digits, not all the same, the last two right (Receita Federal)? */
export function isCpf(text: string): boolean {
  const digits = text.replace(/[.-]/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const first = checkDigit(digits.slice(0, 9), countdown(10, 9));
  const second = checkDigit(digits.slice(0, 10), countdown(11, 10));
  return digits.endsWith(`${first}${second}`);
}

/** Is it a CNPJ of fourteen digits, the last two right? */
export function isCnpj(text: string): boolean {
  const digits = text.replace(/[./-]/g, '');
  if (!/^\d{14}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const first = checkDigit(digits.slice(0, 12), countdown(5, 12, 8));
  const second = checkDigit(digits.slice(0, 13), countdown(6, 13, 8));
  return digits.endsWith(`${first}${second}`);
}

/** Fields of payment forms whose numbers carry check digits, by their names. */
const checks: Readonly<Record<string, (text: string) => boolean>> = {
  cpf: isCpf,
  pix_key_cpf: isCpf,
  pix_key_cnpj: isCnpj,
};

/** Are the check digits of this field's value right? Of a field that has none, they are. */
export function hasRightDigits(fieldName: string, value: string): boolean {
  return !Object.hasOwn(checks, fieldName) || checks[fieldName]?.(value) === true;
}

/** Remainder by 97 of a long number whose letters count from 10 on (ISO 7064). */
function mod97(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** An IBAN of ISO 13616 from country and BBAN, with its check digits. */
export function ibanOf(country: string, bban: string): string {
  const check = 98 - mod97(`${bban}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${bban}`;
}

/** Whether the check digits are right. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}

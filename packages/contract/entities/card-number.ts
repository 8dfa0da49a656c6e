/** The field holds a card's number (not its code, expiry or holder). */
export function isCardNumber(fieldName: string): boolean {
  return /^(?:card|pan|card[_-]?number)$/i.test(fieldName);
}

/** Check digit over digits alone (ISO/IEC 7812-1, annex B); blanks and dashes between groups are allowed. */
export function passesLuhn(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{1,32}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character);
    if (index % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}

/** A card's number: 12 to 19 digits (ISO/IEC 7812-1) with the right check digit. */
export function isValidCardNumber(text: string): boolean {
  return /^\d{12,19}$/.test(text.replace(/[\s-]/g, '')) && passesLuhn(text);
}

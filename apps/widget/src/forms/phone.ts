/** The dialling prefix with which a phone mask starts (`+880 0000-000000` gives `+880`); empty without one. */
export function phonePrefixOf(mask: string | undefined): string {
  return /^\+\d+/.exec(mask?.trim() ?? '')?.[0] ?? '';
}

/** The mask of the number behind the prefix. */
export function nationalMaskOf(mask: string | undefined): string | undefined {
  return mask?.trim().replace(/^\+\d+[\s-]*/, '') || undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** One digit that may be left out is the zero that numbers have within their country, before which no prefix stands. */
function usualLength(national: string): number {
  const optional = digitsOf(/\[(.*)\]/.exec(national)?.[1] ?? '').length;
  return digitsOf(national).length - (optional === 1 ? 1 : 0);
}

/**
 * The digits behind the prefix, whatever was typed or pasted: the prefix may be whole, written with `00`, without its
 * plus sign, or missing.
 * @param mask of the field, prefix included; without a prefix in it every digit is the number's
 */
export function nationalDigits(mask: string | undefined, text: string): string {
  const prefix = phonePrefixOf(mask);
  const code = digitsOf(prefix);
  const trimmed = text.trim();
  const digits = digitsOf(trimmed);
  if (!code) return digits;
  if (trimmed.startsWith(prefix)) return digitsOf(trimmed.slice(prefix.length));
  if (digits.startsWith(`00${code}`)) return digits.slice(code.length + 2);
  // Numbers may begin with the digits of their country: only one that is too long has them before it.
  const isTooLong = digits.length > usualLength(nationalMaskOf(mask) ?? '');
  return digits.startsWith(code) && (trimmed.startsWith('+') || isTooLong)
    ? digits.slice(code.length)
    : digits;
}

/** The value as the field shows it: the prefix stands, whatever happens behind it. */
export function withPrefix(prefix: string, national: string): string {
  return prefix ? `${prefix} ${national}` : national;
}

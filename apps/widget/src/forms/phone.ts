/** The dialling prefix with which a phone mask starts (`+880 0000-000000` gives `+880`); empty without one. */
export function phonePrefixOf(mask: string | undefined): string {
  return /^\+\d+/.exec(mask?.trim() ?? '')?.[0] ?? '';
}

/** The mask of the number behind the prefix. */
export function nationalMaskOf(mask: string | undefined): string | undefined {
  return mask?.trim().replace(/^\+\d+[\s-]*/, '') || undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * The digits behind the prefix, whatever was typed or pasted: the prefix may be whole, half deleted, written with
 * `00`, or missing.
 * @param before the value before the change, by which a deletion inside the prefix is told from a number
 */
export function nationalDigits(prefix: string, text: string, before = ''): string {
  const code = digitsOf(prefix);
  const trimmed = text.trim();
  if (!code) return digitsOf(trimmed);
  if (trimmed.startsWith(prefix)) return digitsOf(trimmed.slice(prefix.length));
  const digits = digitsOf(trimmed);
  const national = before ? nationalDigits(prefix, before) : '';
  // Something of the prefix was deleted or typed over: the number behind it stays what it was.
  const isPrefixHurt = before.startsWith(prefix) && national !== '' && digits.endsWith(national);
  if (isPrefixHurt && digits.length < code.length + national.length + 1 && !trimmed.startsWith('00')) {
    return national;
  }
  if (before.startsWith(prefix) && national === '' && prefix.startsWith(trimmed)) return '';
  if (digits.startsWith(`00${code}`)) return digits.slice(code.length + 2);
  if (trimmed.startsWith('+') && digits.startsWith(code)) return digits.slice(code.length);
  return digits;
}

/** The value as the field shows it: the prefix stands, whatever happens behind it. */
export function withPrefix(prefix: string, national: string): string {
  return prefix ? `${prefix} ${national}` : national;
}

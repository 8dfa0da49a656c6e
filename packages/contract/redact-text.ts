const patterns: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{8,}\.[\w-]*\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [redacted]'],
  [/\b(whsec|opk|sbx|demo)_[\w+/=-]{8,}/g, '[secret]'],
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"')]*/g, '$1'],
  [/\b(postgres(?:ql)?:\/\/)[^\s@]*@/g, '$1'],
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number]'],
  [/\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g, '[account]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
];

/**
 * Takes out of a text what should stand in no log and no report: tokens, secrets, queries of addresses, card numbers,
 * addresses of people.
 */
export function redactText(text: string): string {
  return patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

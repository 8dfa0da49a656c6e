const rightToLeft = new Set(['ar', 'ur']);

/** Writing direction of a locale. */
export function directionOf(locale: string): 'rtl' | 'ltr' {
  return rightToLeft.has(locale.split(/[-_]/)[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

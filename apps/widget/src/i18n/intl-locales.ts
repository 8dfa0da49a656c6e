/**
 * What Intl is asked for in a language: Latin digits, as money is written in (Marathi and Bengali have their own), and
 * English where the runtime has no data of the language (Tajik; in some browsers Kazakh, Kyrgyz or Uzbek), since it would
 * take the browser's own language otherwise.
 */
export function intlLocales(locale: string): string[] {
  return [`${locale}-u-nu-latn`, 'en-u-nu-latn'];
}

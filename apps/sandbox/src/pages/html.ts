/** HTML that is safe to send: everything put into it was escaped. */
export interface Html {
  readonly markup: string;
}

export type HtmlValue = string | number | Html | readonly Html[] | false | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function isHtml(value: HtmlValue): value is Html {
  return typeof value === 'object' && 'markup' in value;
}

function markupOf(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (isHtml(value)) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template whose values are escaped unless they are templates themselves. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const markup = strings.map((text, index) => text + markupOf(values[index])).join('');
  return { markup };
}

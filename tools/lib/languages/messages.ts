import { compileText } from '../../../apps/widget/build/compile-text.ts';

/** A place in a message where a value is put in, and how: `plain`, or an ICU argument such as `plural`. */
export interface Argument {
  readonly name: string;
  readonly kind: string;
  /** Of a plural or a choice: the text of each form. */
  readonly forms: Readonly<Record<string, Form>>;
}

/** A form of a plural: whether its number is shown in it. */
export interface Form {
  readonly showsNumber: boolean;
}

/** The arguments of an ICU message, those within forms too. @throws Error when it is none */
export function argumentsOf(message: string): readonly Argument[] {
  const found: Argument[] = [];
  collect(compileText(message), found);
  return found;
}

/** Compiled messages are nested arrays; one that begins with a name is an argument: `[name, kind, forms]`. */
function collect(tokens: unknown, found: Argument[]): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (typeof token === 'string' && /[{}]/.test(token))
      throw new Error(`a brace stands alone in "${token}"`);
    if (!Array.isArray(token)) continue;
    const [name, kind, forms] = token;
    if (typeof name !== 'string' || name === '#') continue;
    const isChoice = typeof forms === 'object' && forms !== null;
    const entries = isChoice ? Object.entries(forms).filter(([form]) => form !== 'offset') : [];
    const isNumber = (token: unknown) => token === '#' || (Array.isArray(token) && token[0] === name);
    found.push({
      name,
      kind: typeof kind === 'string' ? kind : 'plain',
      forms: Object.fromEntries(
        entries.map(([form, text]) => [form, { showsNumber: Array.isArray(text) && text.some(isNumber) }]),
      ),
    });
    for (const [, text] of entries) collect(text, found);
  }
}

/** How messages differ in what is put into them: `count:plural, day:plain`. */
export function signatureOf(message: string): string {
  return [...new Set(argumentsOf(message).map(({ name, kind }) => `${name}:${kind}`))].sort().join(', ');
}

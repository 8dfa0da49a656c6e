/** A pattern as a tree; only what a machine without memory can match. */
export type PatternNode =
  /** One code point that matches this piece of the pattern: a literal, an escape, a class or a dot. */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end' | 'word' | 'notWord' };

/** The pattern looks around or back, which cannot be done in linear time without memory. */
export class UnsupportedPattern extends Error {}

const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/;
const escapeSource =
  /^\\(?:u\{[\da-fA-F]+\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|.)/su;
const characterClass = /^\[(?:\\.|[^\]\\])*\]/su;
const groupStart = /^\((?:\?:|\?<[^=!][^>]*>)?/u;

/**
 * Parses a pattern that is valid in unicode mode.
 * @throws UnsupportedPattern for look-around, back-references and inline flags.
 */
export function parsePattern(pattern: string): PatternNode {
  let rest = pattern;
  const take = (text: string): string => {
    rest = rest.slice(text.length);
    return text;
  };

  const choice = (): PatternNode => {
    const options = [sequence()];
    while (rest.startsWith('|')) {
      take('|');
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  };

  const sequence = (): PatternNode => {
    const items: PatternNode[] = [];
    while (rest !== '' && !rest.startsWith('|') && !rest.startsWith(')')) items.push(repeated(atom()));
    return { kind: 'sequence', items };
  };

  const repeated = (node: PatternNode): PatternNode => {
    const match = quantifier.exec(rest);
    if (!match) return node;
    const [text, min, comma, max] = match;
    take(text);
    const many = Number.POSITIVE_INFINITY;
    if (text.startsWith('*')) return { kind: 'repeat', node, min: 0, max: many };
    if (text.startsWith('+')) return { kind: 'repeat', node, min: 1, max: many };
    if (text.startsWith('?')) return { kind: 'repeat', node, min: 0, max: 1 };
    const least = Number(min);
    const most = comma === undefined ? least : max ? Number(max) : many;
    return { kind: 'repeat', node, min: least, max: most };
  };

  const atom = (): PatternNode => {
    switch (rest[0]) {
      case '(':
        return group();
      case '[':
        return one(characterClass);
      case '\\':
        return escaped();
      case '^':
        take('^');
        return { kind: 'edge', at: 'start' };
      case '$':
        take('$');
        return { kind: 'edge', at: 'end' };
      default:
        return one(/^./su);
    }
  };

  const one = (piece: RegExp): PatternNode => {
    const source = piece.exec(rest)?.[0];
    if (source === undefined) throw new UnsupportedPattern(rest);
    return { kind: 'one', source: take(source) };
  };

  const escaped = (): PatternNode => {
    const next = rest[1] ?? '';
    if (next === 'b' || next === 'B') {
      take(`\\${next}`);
      return { kind: 'edge', at: next === 'b' ? 'word' : 'notWord' };
    }
    if (/[1-9k]/.test(next)) throw new UnsupportedPattern(rest);
    return one(escapeSource);
  };

  const group = (): PatternNode => {
    const start = groupStart.exec(rest)?.[0] ?? '(';
    take(start);
    if (rest.startsWith('?')) throw new UnsupportedPattern(rest);
    const inner = choice();
    take(')');
    return inner;
  };

  return choice();
}

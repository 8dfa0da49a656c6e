export interface BadgesDeps {
  readonly fetchText: (address: string) => Promise<string>;
  /** Path prefix of the widget, without slashes. */
  readonly product: string;
  readonly ownOrigin: string;
  /** The operator's. */
  readonly allowedOrigins: readonly string[];
}

/** The short texts beside methods' names. */
export interface Badges {
  /** The text at a method's address; undefined where it may not be fetched or can't be: nobody is told. */
  textOf(badge: string): Promise<string | undefined>;
}

/** A badge is one or two words. */
const maxCharacters = 24;

export function createBadges({ fetchText, product, ownOrigin, allowedOrigins }: BadgesDeps): Badges {
  const known = new Map<string, Promise<string | undefined>>();

  const addressOf = (badge: string): string | undefined => {
    if (/^\/(?![/\\])/.test(badge)) return `${ownOrigin}/${product}${badge}`;
    if (!URL.canParse(badge)) return undefined;
    const { origin, href, username, password } = new URL(badge);
    const isListed = origin === ownOrigin || allowedOrigins.includes(origin);
    return isListed && !username && !password ? href : undefined;
  };

  const load = async (badge: string): Promise<string | undefined> => {
    const address = addressOf(badge);
    if (address === undefined) return undefined;
    try {
      const text = (await fetchText(address)).replace(/\s+/g, ' ').trim();
      return text.length > 0 && text.length <= maxCharacters ? text : undefined;
    } catch {
      // The next method head tries anew.
      known.delete(badge);
      return undefined;
    }
  };

  return {
    textOf(badge) {
      const text = known.get(badge) ?? load(badge);
      known.set(badge, text);
      return text;
    },
  };
}

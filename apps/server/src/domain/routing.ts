/** How one provider account serves a method. What is left out restricts nothing. */
export interface RouteRule {
  /** The provider account. */
  readonly id: string;
  readonly providerMethod: string;
  /** Lower ones are asked first; without one the place in the list decides. */
  readonly priority?: number;
  /** How often it comes first among those of its priority, in proportion to theirs; 1 unless told. */
  readonly share?: number;
  readonly countries?: readonly string[];
  readonly currencies?: readonly string[];
  /** Least and greatest amount in minor units, by currency. */
  readonly amounts?: Readonly<Record<string, { readonly minMinor?: bigint; readonly maxMinor?: bigint }>>;
}

/** What a route is looked for. */
export interface RouteQuestion {
  readonly country: string;
  readonly currency: string;
  /** Left out while no amount is known. */
  readonly minor?: bigint | undefined;
}

/** May this route be taken? */
export function serves(rule: RouteRule, { country, currency, minor }: RouteQuestion): boolean {
  if (rule.countries?.includes(country) === false) return false;
  if (rule.currencies?.includes(currency) === false) return false;
  const amounts = rule.amounts?.[currency];
  if (amounts === undefined || minor === undefined) return true;
  return minor >= (amounts.minMinor ?? minor) && minor <= (amounts.maxMinor ?? minor);
}

/** Routes with the priority that their place in the list gives them, so that leaving some out changes no order. */
export function withPlaces(rules: readonly RouteRule[]): readonly RouteRule[] {
  return rules.map((rule, index) => ({ ...rule, priority: rule.priority ?? index + 1 }));
}

/**
 * Routes in the order in which they are tried. Those of one priority are drawn by their shares, the same for the same key
 * on every server and at every time.
 */
export function inOrder<Rule extends RouteRule>(rules: readonly Rule[], key: string): readonly Rule[] {
  const tiers = new Map<number, Rule[]>();
  for (const [index, rule] of rules.entries()) {
    const priority = rule.priority ?? index;
    tiers.set(priority, [...(tiers.get(priority) ?? []), rule]);
  }
  return [...tiers].sort(([one], [other]) => one - other).flatMap(([, tier]) => drawn(tier, key));
}

function drawn<Rule extends RouteRule>(tier: readonly Rule[], key: string): readonly Rule[] {
  if (tier.length < 2) return tier;
  const total = tier.reduce((sum, { share = 1 }) => sum + share, 0);
  let point = hashOf(`${key} ${tier.length}`) % total;
  const index = tier.findIndex(({ share = 1 }) => {
    point -= share;
    return point < 0;
  });
  const rest = tier.filter((_, at) => at !== index);
  return [...tier.slice(index, index + 1), ...drawn(rest, key)];
}

/** FNV-1a over 32 bits, with MurmurHash3's last mixing, so that keys that differ little lie far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

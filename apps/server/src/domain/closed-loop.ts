/** A withdrawal method and the deposit methods, by name or category, whose money goes back by it. */
export interface LoopMethod {
  readonly name: string;
  readonly closesLoopOf: readonly string[];
  /** What it pays at least, in minor units. */
  readonly leastMinor: bigint;
}

/** What of a player's money a method has brought in or paid out. */
export interface Flow {
  readonly method: string;
  readonly direction: 'in' | 'out';
  readonly minor: bigint;
}

/** What has to go back by a method before anything else does, in minor units. */
export interface Owed {
  readonly method: string;
  readonly minor: bigint;
}

/**
 * What each method still owes back: what came in by its deposit methods, less what went out by it. Money of deposit methods
 * that no offered method goes back to is owed to none, nor is less than its method can pay: it would bar all others for good.
 */
export function owedBack(
  methods: readonly LoopMethod[],
  flows: readonly Flow[],
  categoryOf: (method: string) => string | undefined,
): readonly Owed[] {
  const claimed = new Set<string>();
  return methods.flatMap(({ name, closesLoopOf, leastMinor }) => {
    const incoming = flows.filter(({ method, direction }) => {
      const category = categoryOf(method);
      const isOwn =
        closesLoopOf.includes(method) || (category !== undefined && closesLoopOf.includes(category));
      return direction === 'in' && isOwn && !claimed.has(method);
    });
    for (const { method } of incoming) claimed.add(method);
    const sum = (some: readonly Flow[]) => some.reduce((total, { minor }) => total + minor, 0n);
    const outgoing = flows.filter(({ method, direction }) => direction === 'out' && method === name);
    const minor = sum(incoming) - sum(outgoing);
    return minor > 0n && minor >= leastMinor ? [{ method: name, minor }] : [];
  });
}

/** What other methods have to pay back before this one may pay so much; nothing where it may. */
export function owedToOthers(owed: readonly Owed[], method: string, minor: bigint): readonly Owed[] {
  const own = owed.find((entry) => entry.method === method)?.minor ?? 0n;
  return minor <= own ? [] : owed.filter((entry) => entry.method !== method);
}

export interface GathererOptions<Item, Outcome> {
  /** Sends one flight; outcome n belongs to item n. A rejection fails every item of the flight. */
  send(items: readonly [Item, ...Item[]]): Promise<readonly Outcome[]>;
  /** Items with the same key never share a flight, and leave in their order. */
  keyOf(item: Item): string;
  readonly maxItems: number;
  /** Flights that may be out at the same time. */
  readonly maxFlights: number;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers calls that are made at about the same time into one: while a flight is out, the next one is collected. So a
 * lonely call waits for nobody, and many share one round trip and one commit.
 */
export function createGatherer<Item, Outcome>(
  options: GathererOptions<Item, Outcome>,
): (item: Item) => Promise<Outcome> {
  let waiting: Waiting<Item, Outcome>[] = [];
  let flights = 0;
  let isScheduled = false;
  const flying = new Set<string>();

  const schedule = () => {
    if (isScheduled || flights >= options.maxFlights || waiting.length === 0) return;
    isScheduled = true;
    // One turn of the event loop, so that everything that arrived with this call goes along.
    setImmediate(() => {
      isScheduled = false;
      launch();
    });
  };

  const takeFlight = () => {
    const flight: Waiting<Item, Outcome>[] = [];
    const left: Waiting<Item, Outcome>[] = [];
    const keys = new Set(flying);
    for (const entry of waiting) {
      const key = options.keyOf(entry.item);
      if (flight.length < options.maxItems && !keys.has(key)) flight.push(entry);
      else left.push(entry);
      keys.add(key);
    }
    waiting = left;
    return flight;
  };

  const launch = () => {
    if (flights >= options.maxFlights) return;
    const [first, ...others] = takeFlight();
    if (first === undefined) return;
    const flight = [first, ...others] as const;
    flights += 1;
    const keys = flight.map((entry) => options.keyOf(entry.item));
    for (const key of keys) flying.add(key);
    void fly(flight).finally(() => {
      flights -= 1;
      for (const key of keys) flying.delete(key);
      schedule();
    });
    schedule();
  };

  type Flight = readonly [Waiting<Item, Outcome>, ...Waiting<Item, Outcome>[]];
  const fly = async (flight: Flight) => {
    try {
      const [first, ...others] = flight;
      const outcomes = await options.send([first.item, ...others.map((entry) => entry.item)]);
      flight.forEach((entry, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) entry.reject(new Error('A flight came back with an outcome missing.'));
        else entry.resolve(outcome);
      });
    } catch (error) {
      for (const entry of flight) entry.reject(error);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}

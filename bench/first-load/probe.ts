/** What the probe saw in a frame; times in milliseconds since 1970. */
export interface Seen {
  /** The frame after the first tile had a box was painted. */
  readonly firstTile?: number;
  /** React has taken that tile over: a click on it is answered by the page's own code. */
  readonly alive?: number;
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** What was shifted, for people. */
  readonly shifted: readonly string[];
}

/** An entry of the Layout Instability API, which TypeScript's library does not have. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Finds the tiles of either candidate. */
export const tileSelector = '[data-testid="method-tile"],[data-testid="group-tile"]';

/** The probe as a script. Its text is what the loader made of it, which calls a helper for names of functions. */
export const probeScript = (): string =>
  `(() => { const __name = (it) => it; (${probe})(${JSON.stringify(tileSelector)}); })()`;

/**
 * Runs in every frame before anything else there, the same for each candidate, and leaves what it saw in
 * `window.benchSeen`. It can't use anything outside itself.
 */
function probe(selector: string): void {
  if (window.top === window) return;
  const seen: { firstTile?: number; alive?: number; shift: number; shifted: string[] } = {
    shift: 0,
    shifted: [],
  };
  Object.assign(window, { benchSeen: seen });
  const now = () => performance.timeOrigin + performance.now();

  const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      seen.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
        seen.shifted.push(`${name}: ${rect(previousRect)} → ${rect(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const isAlive = (tile: Element) => Object.keys(tile).some((key) => key.startsWith('__reactProps$'));
  const watchLife = () => {
    const tile = document.querySelector(selector);
    if (tile && isAlive(tile)) seen.alive = now();
    else requestAnimationFrame(watchLife);
  };
  const look = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen.firstTile = now();
      }),
    );
    requestAnimationFrame(watchLife);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

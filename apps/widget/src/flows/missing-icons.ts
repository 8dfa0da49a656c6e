import type { HostChannel } from '../host/host-channel.ts';
import type { MethodsStore } from './methods.ts';

export interface IconsDeps {
  /** The sprite's text; the browser has it already. */
  readonly fetchSprite: () => Promise<string>;
  readonly methods: MethodsStore;
  readonly host: Pick<HostChannel, 'send'>;
}

/** A sprite that can't be had lacks every icon: the host knows by then. */
const toldAtMost = 20;

/**
 * Tells the host, once each, of icons that can't be had. The player misses nothing: a neutral drawing stands in their
 * place, and a picture that another file draws says nothing when it fails.
 */
export function tellMissingIcons({ fetchSprite, methods, host }: IconsDeps): void {
  const told = new Set<string>();
  let fetching: Promise<ReadonlySet<string>> | undefined;

  const drawn = (): Promise<ReadonlySet<string>> => {
    fetching ??= fetchSprite().then(
      (text) => new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
      () => {
        // The next list tries anew.
        fetching = undefined;
        return new Set<string>();
      },
    );
    return fetching;
  };

  const check = async (): Promise<void> => {
    const wanted = methods.getState().list?.methods.flatMap(({ iconIds }) => iconIds) ?? [];
    if (wanted.length === 0) return;
    const known = await drawn();
    for (const icon of wanted) {
      if (known.has(icon) || told.has(icon) || told.size >= toldAtMost) continue;
      told.add(icon);
      host.send('displayError', { message: `Unable to fetch icon ${icon}` });
    }
  };

  void check();
  methods.subscribe(({ list }, before) => {
    if (list !== before.list) void check();
  });
}

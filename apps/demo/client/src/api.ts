/** What the lobby's own server tells it. */
export interface LobbyConfig {
  readonly cashierUrl: string;
  readonly brand: string;
}

export interface Balance {
  /** Cash. */
  readonly amount: number;
  readonly bonus: number;
  readonly currency: string;
}

/** Whole coins. */
export interface Coins {
  readonly gold: number;
  readonly sweep: number;
  readonly redeemable: number;
}

export interface PlayerToken {
  readonly token: string;
  readonly user: { readonly name?: string; readonly email?: string };
}

async function get<Data>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Data> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Data>;
}

export interface PlayerQuery {
  readonly player: string;
  readonly country: string;
  readonly currency: string;
  readonly region: string;
}

const only = ({ player, country, currency, region }: PlayerQuery) => ({
  player,
  country,
  currency,
  ...(region && { region }),
});

export const fetchConfig = (): Promise<LobbyConfig> => get('/config');
export const fetchToken = (query: PlayerQuery): Promise<PlayerToken> => get('/token', only(query));
export const fetchBalance = (query: PlayerQuery): Promise<Balance> => get('/balance', only(query));

export const fetchCoins = (player: string): Promise<Coins> => get('/coins', { player });

/** Plays a game with sweep coins; `minor` is how many hundredths of one. */
export async function playSweep(player: string, minor: number): Promise<void> {
  const response = await fetch('/play', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ player, minor: String(minor) }),
  });
  if (!response.ok) throw new Error(`/play answered ${response.status}`);
}

/** Listens for news of a player; returns how to stop. */
export function listen(player: string, onNews: () => void, onCode: (code: string) => void): () => void {
  const source = new EventSource(`/live?${new URLSearchParams({ player })}`);
  source.addEventListener('balance', onNews);
  source.addEventListener('code', ({ data }: MessageEvent<string>) => onCode(String(JSON.parse(data).code)));
  source.addEventListener('open', onNews);
  return () => source.close();
}

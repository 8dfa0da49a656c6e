/** How the lobby is configured, all of it in the address, so that a link reproduces it. */
export interface Settings {
  readonly player: string;
  readonly country: string;
  readonly currency: string;
  readonly lang: string;
  readonly view: 'main' | 'sweep';
  readonly transport: 'socket' | 'http';
  readonly theme: 'light' | 'dark';
  readonly platform: 'web' | 'ios' | 'android';
  readonly open: '' | 'deposit' | 'withdrawal';
}

export const defaults: Settings = {
  player: 'demo-1',
  country: 'DE',
  currency: 'EUR',
  lang: 'en',
  view: 'main',
  transport: 'socket',
  theme: 'light',
  platform: 'web',
  open: '',
};

/** Choices of the settings that are not free text. */
export const choices = {
  view: ['main', 'sweep'],
  transport: ['socket', 'http'],
  theme: ['light', 'dark'],
  platform: ['web', 'ios', 'android'],
  open: ['', 'deposit', 'withdrawal'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

function among<Value extends string>(
  value: string | null,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return values.find((candidate) => candidate === value) ?? otherwise;
}

export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  return {
    player: query.get('player') || defaults.player,
    country: (query.get('country') || defaults.country).toUpperCase(),
    currency: (query.get('currency') || defaults.currency).toUpperCase(),
    lang: query.get('lang') || defaults.lang,
    view: among(query.get('view'), choices.view, defaults.view),
    transport: among(query.get('transport'), choices.transport, defaults.transport),
    theme: among(query.get('theme'), choices.theme, defaults.theme),
    platform: among(query.get('platform'), choices.platform, defaults.platform),
    open: among(query.get('open'), choices.open, defaults.open),
  };
}

/** The address's query for these settings; what is the default is left out. */
export function writeSettings(settings: Settings): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    if (value !== defaults[name as keyof Settings]) query.set(name, value);
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** What a bonus needs to be shown beside an amount; amounts in major units of the player's currency. */
export interface CashierBonus {
  id: string | number;
  title?: string;
  description?: string;
  expiresAt?: string;
  /** Seconds left when you say so; counts where it is given, since a device's own clock may be wrong. */
  expiresIn?: number;
  /** What has to be played before the bonus is the player's, in your words. */
  wagering?: string;
  depositBonusData?: { minDeposit: number; maxBonus?: number; percent?: number; currency?: string } | null;
  freespinBonusData?: { minDeposit?: number; spins?: number } | null;
}

/** Design tokens of the operator: names without leading dashes, CSS values. */
export interface CashierTheme {
  mode?: 'light' | 'dark';
  tokens?: Record<string, string>;
}

/** A fresh token, or how to get one from your server. A function is called again whenever the token has expired. */
export type TokenSource = string | (() => string | Promise<string>);

/** What the widget is told at the handshake. */
export interface CashierSession {
  /** The player's token, signed by your server. It is handed over by message, never by the address. */
  token?: TokenSource;
  /** Shown before the server has answered; the server goes by the token alone. */
  user?: { name?: string; email?: string; phone?: string; balance?: { amount: number; currency: string } };
  userId?: string | number;
  bonusId?: string | number | null;
  bonusList?: CashierBonus[];
  /** Switches the deposit bonus on for crypto methods, together with the experiment of that name. */
  cryptoBonus?: boolean;
  experiments?: { key: string; group: string }[];
  partnerKey?: string;
  /** Shows the widget's own close button; true unless you say otherwise. */
  closingButton?: boolean;
  theme?: CashierTheme;
  transport?: 'socket' | 'http';
  pwa?: boolean;
  /** Set by an app that shows this page in a web view of its own. */
  platform?: 'ios' | 'android';
  geetestCaptchaId?: string;
}

/** Where the widget is and what its first screen shows. With all five values the first tiles come with the page. */
export interface CashierAddress {
  /** Address of the cashier, for example `https://pay.example.com/cashier/`. */
  url: string;
  /** Screen to open. */
  open?: 'deposit' | 'withdrawal';
  brand?: string;
  /** BCP 47 tag of the player's language. */
  locale?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  currency?: string;
  view?: 'main' | 'sweep';
}

/** How the frame stands in your page. */
export interface CashierFrameOptions {
  /** `fill` takes the height of its element; `content` follows what is shown. */
  height?: 'fill' | 'content';
  /** Name of the frame for screen readers. */
  title?: string;
  /** Adds a sandbox attribute with everything that payments need. */
  sandbox?: boolean;
}

export interface CashierOptions extends CashierAddress, CashierSession, CashierFrameOptions {}

/** What can change while the widget is open. Token and bonuses take effect at once; the rest loads the frame anew. */
export type CashierUpdate = Partial<Omit<CashierOptions, 'url' | 'height' | 'title' | 'sandbox'>>;

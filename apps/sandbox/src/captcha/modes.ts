import * as z from 'zod/mini';

/** Vendors of captchas that have a double here. */
export const captchaVendor = z.enum(['geetest', 'recaptcha', 'recaptcha-enterprise', 'hcaptcha']);
export type CaptchaVendor = z.infer<typeof captchaVendor>;

/** What a double does, in words for the control page and the guide. */
export const captchaModeTexts = {
  ok: 'Solved: GeeTest after a press, the others without a question.',
  ask: 'Asks the player, who confirms or closes.',
  closed: 'Asks, and is closed at once.',
  expired: 'Expires; GeeTest gives an answer that is too old.',
  error: 'Ends with an error code of the vendor.',
  network: 'GeeTest’s 60204, which its script keeps; elsewhere an error.',
  never: 'The script is asked for and never comes.',
  missing: 'The script is answered with 404.',
  empty: 'The script comes without its global.',
  low: 'A score of 0.1.',
  down: 'The vendor verifies nothing: 503.',
} as const;

export const captchaMode = z.enum([
  'ok',
  'ask',
  'closed',
  'expired',
  'error',
  'network',
  'never',
  'missing',
  'empty',
  'low',
  'down',
]);
export type CaptchaMode = z.infer<typeof captchaMode>;

/** Modes of the door where answers are verified; all others are the script's. */
const verifyModes: ReadonlySet<CaptchaMode> = new Set(['low', 'down']);

interface Setting {
  readonly mode: CaptchaMode;
  /** So many times; always where there is none. */
  readonly left: number | undefined;
}

/** How each double behaves; in memory, so that a restart is a fresh start. */
export interface CaptchaModes {
  set(vendor: CaptchaVendor, mode: CaptchaMode, times?: number): void;
  all(): Readonly<Record<CaptchaVendor, CaptchaMode>>;
  /** The mode of a script that is asked for now, or of an answer that is verified now; it counts as one time. */
  take(vendor: CaptchaVendor, at: 'script' | 'verify'): CaptchaMode;
}

export function createCaptchaModes(): CaptchaModes {
  const settings = new Map<CaptchaVendor, Setting>();
  const modeOf = (vendor: CaptchaVendor) => settings.get(vendor)?.mode ?? 'ok';
  return {
    set: (vendor, mode, times) => void settings.set(vendor, { mode, left: times }),
    all: () => ({
      geetest: modeOf('geetest'),
      recaptcha: modeOf('recaptcha'),
      'recaptcha-enterprise': modeOf('recaptcha-enterprise'),
      hcaptcha: modeOf('hcaptcha'),
    }),
    take(vendor, at) {
      const { mode, left } = settings.get(vendor) ?? { mode: 'ok', left: undefined };
      if (verifyModes.has(mode) !== (at === 'verify')) return 'ok';
      if (left === 1) settings.delete(vendor);
      else if (left !== undefined) settings.set(vendor, { mode, left: left - 1 });
      return mode;
    },
  };
}

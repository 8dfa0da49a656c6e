import { randomBytes } from 'node:crypto';
import type { CaptchaVendor } from './modes.ts';

/** An answer that a double gave out. */
export interface CaptchaAnswer {
  readonly vendor: CaptchaVendor;
  readonly token: string;
  /** GeeTest's other half: it has to come back with the lot. */
  readonly pass: string;
  readonly action: string;
  readonly isExpired: boolean;
}

/** Answers that were given out and not verified yet: as at a real vendor, each is verified once. */
export interface CaptchaAnswers {
  issue(vendor: CaptchaVendor, of: { readonly action: string; readonly isExpired: boolean }): CaptchaAnswer;
  take(vendor: CaptchaVendor, token: string): CaptchaAnswer | undefined;
}

const mostKept = 1_000;

export function createCaptchaAnswers(): CaptchaAnswers {
  const open = new Map<string, CaptchaAnswer>();
  return {
    issue(vendor, of) {
      const [oldest] = open.keys();
      if (open.size >= mostKept && oldest !== undefined) open.delete(oldest);
      const answer = {
        vendor,
        token: randomBytes(24).toString('hex'),
        pass: randomBytes(12).toString('hex'),
        ...of,
      };
      open.set(answer.token, answer);
      return answer;
    },
    take(vendor, token) {
      const answer = open.get(token);
      if (answer?.vendor !== vendor) return undefined;
      open.delete(token);
      return answer;
    },
  };
}

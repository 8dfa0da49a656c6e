import type { RunCaptchaDeps } from '../flows/captcha/run-captcha.ts';
import type { CaptchaRunner } from '../flows/deposit/captcha-runner.ts';

export interface LateCaptchaDeps extends Omit<RunCaptchaDeps, 'solve'> {
  readonly window: Window;
  readonly clock: { after(delayMs: number, run: () => void): () => void };
  /** Address of the captcha's page, with brand and language. */
  readonly address: () => string;
}

/** Its code comes with the first captcha that is asked for. */
export function createLateCaptcha({ window, clock, address, ...deps }: LateCaptchaDeps): CaptchaRunner {
  return {
    async run(details, signal, place) {
      const loaded = await Promise.all([
        import('../flows/captcha/run-captcha.ts'),
        import('../host/captcha/solve-captcha.ts'),
      ]).catch(() => undefined);
      if (!loaded) {
        const text = deps.texts.text('common.errors.banking.captchaRequired');
        return { kind: 'failed', text, tone: 'danger' };
      }
      const [{ runCaptcha }, { solveCaptcha }] = loaded;
      const title = window.document.title;
      const solve: RunCaptchaDeps['solve'] = (task, cancel, shownIn) =>
        solveCaptcha({ window, clock, address: address(), title, task, signal: cancel, place: shownIn });
      return runCaptcha({ ...deps, solve }, details, signal, place);
    },
  };
}

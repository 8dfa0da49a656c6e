import { type CaptchaError, captchaErrors, isCaptchaError } from '@opencashier/contract/captcha-errors';
import type { CaptchaPlace, CaptchaSolution, CaptchaTask } from '../../host/captcha/solve-captcha.ts';
import type { HostChannel } from '../../host/host-channel.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Analytics } from '../analytics.ts';
import type { CaptchaDetails, CaptchaFields, CaptchaOutcome } from '../deposit/captcha-runner.ts';
import type { SessionStore } from '../session.ts';
import { taskOf } from './captcha-task.ts';

export interface RunCaptchaDeps {
  readonly host: HostChannel;
  readonly session: SessionStore;
  readonly analytics: Analytics;
  readonly texts: Pick<Texts, 'text'>;
  readonly solve: (
    task: CaptchaTask,
    signal: AbortSignal,
    place: CaptchaPlace | undefined,
  ) => Promise<CaptchaSolution>;
}

/** What the player reads where the captcha's page never came to say it. */
const plainText = 'common.errors.banking.captchaRequired';

/** Solves a captcha and gives what the create carries of it; every failure is told to host, analytics and player. */
export async function runCaptcha(
  { host, session, analytics, texts, solve }: RunCaptchaDeps,
  details: CaptchaDetails,
  signal: AbortSignal,
  place: CaptchaPlace | undefined,
): Promise<CaptchaOutcome> {
  const { kind } = details;
  // A score asks nothing: it can be had behind a window.
  const task = taskOf(details, session.getState().country ?? '');
  const solution = await solve(task, signal, kind === 'v3' ? undefined : place);
  // The player gave up the creation itself, which is silent.
  if (signal.aborted) return { kind: 'closed' };
  const fields = fieldsOf(kind, solution);
  if (fields) return { kind: 'solved', fields };
  const code = errorOf(kind, solution);
  const message = captchaErrors[code];
  host.send('displayError', { message, code });
  analytics.track('captcha_error', { text: code });
  const text = 'error' in solution ? solution.text : undefined;
  const tone = code.endsWith('.closed') ? 'info' : 'danger';
  return { kind: 'failed', text: text ?? texts.text(plainText), tone };
}

function fieldsOf(kind: CaptchaDetails['kind'], solution: CaptchaSolution): CaptchaFields | undefined {
  if ('result' in solution) {
    const { captcha_output, gen_time, lot_number, pass_token } = solution.result;
    return {
      geetestCaptchaOutput: captcha_output,
      geetestGenTime: gen_time,
      geetestLotNumber: lot_number,
      geetestPassToken: pass_token,
    };
  }
  if (!('token' in solution)) return undefined;
  return kind === 'v3' ? { captchaV3: solution.token } : { captchaResponse: solution.token };
}

function errorOf(kind: CaptchaDetails['kind'], solution: CaptchaSolution): CaptchaError {
  if ('error' in solution && isCaptchaError(solution.error)) return solution.error;
  return kind === 'second' ? 'second.unknown' : 'first.unknown';
}

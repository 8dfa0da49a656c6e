import type { CaptchaRequired, captchaFieldNames } from '@opencashier/contract/calls/captcha-payload';
import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { CallName, Calls } from '@opencashier/contract/calls/registry';
import { type CaptchaKind, captchaKindOf, v3CaptchaMethods } from '@opencashier/contract/captcha';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { CaptchaAnswer, CaptchaRules, CaptchaVerifier, UsedCaptchas } from '../ports/captcha.ts';
import { brandCaptchaOf } from '../ports/captcha-page.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import { type CallContext, type Result, refuse, success } from './use-case.ts';
import type { RecoverableCall } from './with-idempotency.ts';

export interface GuardCaptchaDeps {
  readonly brands: BrandPolicies;
  readonly verifier: CaptchaVerifier;
  readonly used: UsedCaptchas;
  readonly clock: Clock;
  readonly log: Log;
}

/** Captcha fields of a create. `captchaBypass` is a client's own word: nothing here reads it. */
type CaptchaFields = {
  readonly [Name in Exclude<(typeof captchaFieldNames)[number], 'captchaBypass'>]?: string | undefined;
};

/**
 * A create whose method needs a captcha is worked on once that is verified. It stands behind the memory of replies:
 * whoever repeats a call gets the stored reply, since answers are single-use.
 */
export function guardCaptcha<Name extends CallName>(
  deps: GuardCaptchaDeps,
  methodOf: (request: RequestOf<Calls[Name]>) => string,
  target: RecoverableCall<Name>,
): RecoverableCall<Name> {
  return {
    ...target,
    async run(context, request) {
      const checked = await checkCaptcha(deps, context, methodOf(request), request as CaptchaFields);
      return checked.ok ? target.run(context, request) : checked;
    },
  };
}

async function checkCaptcha(
  deps: GuardCaptchaDeps,
  context: CallContext,
  method: string,
  fields: CaptchaFields,
): Promise<Result<void>> {
  const { brand } = context.player;
  const rules = deps.brands.find(brand)?.captcha;
  const needed = rules && captchaKindOf(method, brandCaptchaOf(rules));
  if (!rules || !needed) return success(undefined);
  for (const kind of acceptedKinds(rules, method, needed)) {
    const answer = answerOf(kind, fields);
    if (!answer) continue;
    if (!(await deps.used.use(brand, answer, deps.clock.now()))) continue;
    const verdict = await deps.verifier.verify(rules, answer);
    if (verdict === 'passed') return success(undefined);
    if (verdict === 'unavailable') return unverified(deps, rules, kind, method);
    // A score that is too low says nothing for good: a captcha that asks something gets the next word.
    return required(rules, kind === 'v3' ? challengeOf(rules) : kind);
  }
  return required(rules, needed);
}

/** Kinds that satisfy a method's need, the strongest first. */
function acceptedKinds(rules: CaptchaRules, method: string, needed: CaptchaKind): readonly CaptchaKind[] {
  // A question that was answered is more than a score, so it always does; a score where the method is on its list.
  const isScoreEnough = needed === 'v3' || v3CaptchaMethods.includes(method);
  return (['second', 'first', 'v3'] as const).filter(
    (kind) => rules[kind] && (kind !== 'v3' || isScoreEnough),
  );
}

const challengeOf = ({ second, first }: CaptchaRules): CaptchaKind => {
  if (second) return 'second';
  return first ? 'first' : 'v3';
};

function answerOf(kind: CaptchaKind, fields: CaptchaFields): CaptchaAnswer | undefined {
  if (kind !== 'second') {
    const token = kind === 'v3' ? fields.captchaV3 : fields.captchaResponse;
    return token ? { kind, token } : undefined;
  }
  const {
    geetestLotNumber: lotNumber,
    geetestCaptchaOutput: captchaOutput,
    geetestPassToken: passToken,
    geetestGenTime: genTime,
  } = fields;
  return lotNumber && captchaOutput && passToken && genTime
    ? { kind, lotNumber, captchaOutput, passToken, genTime }
    : undefined;
}

function unverified(
  { log }: GuardCaptchaDeps,
  { whenUnavailable }: CaptchaRules,
  kind: CaptchaKind,
  method: string,
): Result<void> {
  log.warn({ kind, method, whenUnavailable }, 'a captcha could not be verified: its vendor gave no verdict');
  return whenUnavailable === 'allow'
    ? success(undefined)
    : refuse('banking.captchaUnavailable', 'The captcha can’t be verified now.');
}

function required(rules: CaptchaRules, kind: CaptchaKind): Result<never> {
  const details: CaptchaRequired =
    kind === 'second'
      ? { kind, captchaId: rules.second?.captchaId }
      : { kind, siteKey: rules[kind]?.siteKey };
  return refuse('banking.captchaRequired', 'This call needs a solved captcha.', details);
}

import {
  cautiousWithdrawals,
  type ProtectionRules,
  type SweepstakesRules,
  type WithdrawalRules,
} from '../ports/brand-rules.ts';
import { captchaPageOf } from '../ports/captcha-page.ts';
import type { Config } from './config.ts';
import { sandboxCaptchas } from './evaluation-captcha.ts';
import { sandboxAccounts } from './evaluation-providers.ts';
import type { Environment } from './read-environment.ts';
import { isLoopback } from './values.ts';

export const demoBrandId = 'lucky-harbor';

/** A browser on this machine may say `localhost` or `127.0.0.1`: both are the same demo. */
export function loopbackAliases(address: string): readonly string[] {
  const { origin, protocol, port } = new URL(address);
  if (!isLoopback(address)) return [origin];
  const suffix = port === '' ? '' : `:${port}`;
  return ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${suffix}`);
}

const upTo = (mostMinor: bigint) => ({ mostMinor, mostOfDayMinor: mostMinor * 5n });

/** Small sums approve themselves, larger ones wait for the command line; every one is confirmed by a code. */
const demoWithdrawals: WithdrawalRules = {
  ...cautiousWithdrawals,
  autoApproval: {
    EUR: upTo(100_00n),
    USD: upTo(100_00n),
    GBP: upTo(100_00n),
    BRL: upTo(500_00n),
    NGN: upTo(100_000_00n),
    KES: upTo(10_000_00n),
    QSC: upTo(100_00n),
  },
  asksCode: true,
};

const demoProtection: ProtectionRules = {
  limitPeriods: ['day', 'week', 'month'],
  coolOffDays: [1, 7, 30],
  selfExclusionDays: [180, 365],
  hasEndlessExclusion: true,
};

/** In most places; a sweep coin is redeemed for a dollar. */
const demoSweepstakes = (demoUrl: string): SweepstakesRules => ({
  forbidden: ['BE', 'FR', 'CA-QC', 'US-ID', 'US-WA'],
  currency: 'USD',
  coinValue: '1',
  rateSeconds: 60,
  underpaidTolerance: 0.01,
  rulesUrl: `${demoUrl}/sweepstakes/rules`,
  freeEntryUrl: `${demoUrl}/sweepstakes/free-entry`,
  checkUrl: `${demoUrl}/webhooks/opencashier`,
});

/** The demo's own server keeps its players' money, unless told otherwise. */
function demoWallet(environment: Environment) {
  const { EVALUATION_WALLET, EVALUATION_OPERATOR, OPERATOR_WALLET_SECRET: secret, DEMO_URL } = environment;
  if (EVALUATION_WALLET !== 'operator' || secret === undefined) return {};
  const url = `${EVALUATION_OPERATOR ?? DEMO_URL}/wallet`;
  return { wallet: { url, keys: [{ id: demoWalletKey, secret }] } };
}

/** Who embeds the cashier: the demo, pages that the environment names, and a server in the demo's place. */
function originsOf({ DEMO_URL, EVALUATION_ORIGINS = [], EVALUATION_OPERATOR: operator }: Environment) {
  const own = operator === undefined ? [] : [new URL(operator).origin];
  return [...new Set([...loopbackAliases(DEMO_URL), ...own, ...EVALUATION_ORIGINS])];
}

/** The name of the key that the demo knows. */
const demoWalletKey = 'demo';

type FromEvaluation = Pick<
  Config,
  'brands' | 'providers' | 'operatorKeys' | 'allowLoopbackWebhooks' | 'httpOrigins'
>;

export type EvaluationOutcome =
  | { readonly ok: true; readonly config: FromEvaluation }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The demo brand "Lucky Harbor" and the sandbox provider, with the secrets that `npm start` generates. */
export function evaluationConfig(environment: Environment): EvaluationOutcome {
  const { TOKEN_SECRET, SANDBOX_API_KEY, SANDBOX_WEBHOOK_SECRET, OPERATOR_WEBHOOK_SECRET, OPERATOR_API_KEY } =
    environment;
  if (
    !TOKEN_SECRET ||
    !SANDBOX_API_KEY ||
    !SANDBOX_WEBHOOK_SECRET ||
    !OPERATOR_WEBHOOK_SECRET ||
    !OPERATOR_API_KEY
  ) {
    const missing = Object.entries({
      TOKEN_SECRET,
      SANDBOX_API_KEY,
      SANDBOX_WEBHOOK_SECRET,
      OPERATOR_WEBHOOK_SECRET,
      OPERATOR_API_KEY,
    }).flatMap(([name, value]) => (value ? [] : [name]));
    return {
      ok: false,
      problems: missing.map(
        (name) => `${name} is not set: an evaluation needs it; "npm start" generates it.`,
      ),
    };
  }
  const { DEMO_URL: demoUrl, EVALUATION_OPERATOR: operatorUrl } = environment;
  const captcha = sandboxCaptchas(environment.EVALUATION_CAPTCHA, environment.SANDBOX_URL, SANDBOX_API_KEY);
  return {
    ok: true,
    config: {
      brands: [
        {
          id: demoBrandId,
          name: 'Lucky Harbor',
          origins: originsOf(environment),
          disabledSets: [],
          directGeoCountries: [],
          returnUrl: `${demoUrl}/`,
          supportUrl: `${demoUrl}/support/{method}`,
          guideUrl: `${demoUrl}/guides/{method}/{guide}`,
          ...demoWallet(environment),
          withdrawals: demoWithdrawals,
          protection: [demoProtection],
          sweepstakes: demoSweepstakes(demoUrl),
          ...(captcha && { captcha, captchaPage: captchaPageOf(captcha) }),
          webhook: {
            url: operatorUrl ? `${operatorUrl}/webhooks` : `${demoUrl}/webhooks/opencashier`,
            secret: OPERATOR_WEBHOOK_SECRET,
          },
          tokenKeys: [
            { issuer: demoBrandId, algorithm: 'HS256', secret: new TextEncoder().encode(TOKEN_SECRET) },
          ],
        },
      ],
      providers: sandboxAccounts(environment.SANDBOX_URL, SANDBOX_API_KEY, SANDBOX_WEBHOOK_SECRET),
      operatorKeys: [
        { name: 'demo', owner: 'demo', role: 'approve', isKeeper: true, secret: OPERATOR_API_KEY },
      ],
      allowLoopbackWebhooks: true,
      httpOrigins: loopbackAliases(environment.SANDBOX_URL),
    },
  };
}

import type { CaptchaMode, CaptchaVendor } from './modes.ts';

export interface ScriptSetting {
  readonly vendor: CaptchaVendor;
  readonly mode: CaptchaMode;
  /** Address of the sandbox as browsers know it. */
  readonly origin: string;
}

/** What all doubles share: an answer from the sandbox, and a question on the page. */
const shared = `
const issue = (action = '') => fetch(origin + '/captcha/answers', {
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ vendor, action, isExpired: mode === 'expired' }),
}).then((reply) => reply.json());
function ask(onEnd) {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'fixed', inset: '0', display: 'grid', placeContent: 'center', gap: '12px', background: 'rgb(0 0 0 / 40%)', visibility: 'hidden' });
  const card = document.createElement('div');
  Object.assign(card.style, { display: 'grid', gap: '12px', padding: '24px', borderRadius: '12px', colorScheme: 'light', background: '#fff', color: '#131722', textAlign: 'center' });
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-label', 'Sandbox captcha');
  const frame = document.createElement('iframe');
  frame.src = origin + '/captcha/recaptcha/api2/bframe';
  frame.title = 'Challenge';
  Object.assign(frame.style, { inlineSize: '240px', blockSize: '64px', border: '0' });
  const button = (name, text, how) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.dataset.testid = name;
    made.style.minHeight = '44px';
    made.addEventListener('click', () => end(how));
    card.append(made);
  };
  card.append(frame);
  button('challenge-solve', 'I am a person', 'solved');
  button('challenge-close', 'Close', 'closed');
  const end = (how) => { box.style.visibility = 'hidden'; onEnd(how); };
  box.append(card);
  document.body.append(box);
  setTimeout(() => { box.style.visibility = 'visible'; }, 0);
  if (mode === 'closed') setTimeout(() => end('closed'), 50);
}
`;

const geetest = `
// As in the vendor's own script: once its main part did not come, this script fails for good.
const hasFailed = mode === 'network';
window.initGeetest4 = (config, made) => {
  if (hasFailed) { setTimeout(() => config.onError({ code: '60204', msg: 'network', desc: { detail: 'main script timed out' } }), 0); return; }
  const on = {};
  let answer;
  made({
    onReady(listener) { on.ready = listener; },
    onSuccess(listener) { on.success = listener; },
    onFail(listener) { on.fail = listener; },
    onError(listener) { on.error = listener; },
    onClose(listener) { on.close = listener; },
    showCaptcha() {
      ask(async (how) => {
        if (how === 'closed') { on.close(); return; }
        answer = await issue();
        on.success();
      });
    },
    getValidate: () => answer && { captcha_id: config.captchaId, lot_number: answer.token, pass_token: answer.pass, gen_time: String(Math.floor(Date.now() / 1000)), captcha_output: 'sandbox' },
    reset() {},
    destroy() {},
  });
  setTimeout(() => (mode === 'error' ? on.error({ code: '60500', msg: 'error' }) : on.ready()), 0);
};
`;

const recaptcha = `
const given = [];
// As the vendor's own: what it can do arrives once it is ready.
const begun = {
  ready(run) { setTimeout(() => { Object.assign(begun, client); run(); }, 0); },
};
const client = {
  render(place, options) { return given.push(options) - 1; },
  reset() {},
  async execute(id, options) {
    if (typeof id === 'string') {
      if (mode === 'error' || mode === 'network') throw new Error('sandbox');
      return (await issue(options.action)).token;
    }
    const { callback, 'expired-callback': expired, 'error-callback': failed } = given[id];
    if (mode === 'expired') return expired();
    if (mode === 'error' || mode === 'network') return failed();
    if (mode === 'ok') return callback((await issue()).token);
    ask(async (how) => { if (how === 'solved') callback((await issue()).token); });
  },
};
window.grecaptcha = vendor === 'recaptcha-enterprise' ? { enterprise: begun } : begun;
`;

const hcaptcha = `
let options;
window.hcaptcha = {
  render(place, given) { options = given; return 'sandbox'; },
  reset() {},
  execute: () => new Promise((resolve, reject) => {
    const solve = () => issue().then(({ token }) => resolve({ response: token, key: 'sandbox' }), reject);
    if (mode === 'expired') return reject('challenge-expired');
    if (mode === 'error' || mode === 'network') return reject('network-error');
    if (mode === 'ok') return solve();
    options['open-callback']?.();
    ask((how) => (how === 'solved' ? solve() : reject('challenge-closed')));
  }),
};
`;

const doubles: Readonly<Record<CaptchaVendor, string>> = {
  geetest,
  recaptcha,
  'recaptcha-enterprise': recaptcha,
  hcaptcha,
};

/** The text of a vendor's double. In the mode `empty` it runs and brings nothing. */
export function captchaScript({ vendor, mode, origin }: ScriptSetting): string {
  if (mode === 'empty') return '';
  const head = `const vendor = ${JSON.stringify(vendor)}, mode = ${JSON.stringify(mode)}, origin = ${JSON.stringify(origin)};`;
  return `(() => {'use strict';\n${head}${shared}${doubles[vendor]}})();`;
}

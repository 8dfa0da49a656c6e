// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runFormPage } from './form-page.ts';

const origin = 'https://pay.example';

function begin(isOpened = true, state: unknown = null) {
  document.body.innerHTML = '<main id="opening"></main><main id="failed" hidden></main>';
  const posted: unknown[] = [];
  const opener = { postMessage: (text: string, target: string) => void posted.push([text, target]) };
  const replace = vi.fn();
  const replaceState = vi.fn();
  const target = new EventTarget();
  const window = Object.assign(target, {
    opener: isOpened ? opener : null,
    document,
    location: { origin, replace },
    history: { state, replaceState },
  });
  runFormPage(window as unknown as Window);
  const say = (payload: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const data = JSON.stringify({ type: 'redirect', payload });
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: opener, ...from }));
  };
  return { posted, replace, replaceState, say };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the page that a payment window starts with', () => {
  it('says to its opener alone, at our origin, that it is ready', () => {
    expect(begin().posted).toEqual([['{"type":"widget-redirect-form-ready"}', origin]]);
  });

  it('goes where its opener says, without a way back to itself', () => {
    const { say, replace } = begin();
    say({ url: 'https://bank.example/1', method: 'GET' });
    expect(replace.mock.calls).toEqual([['https://bank.example/1']]);
  });

  it('asks by a form where the provider wants one, whatever its fields are called', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { say } = begin();
    say({ url: 'https://bank.example/1', method: 'POST', formParams: { submit: 'x', a: '<b>' } });
    expect(submit).toHaveBeenCalledOnce();
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('https://bank.example/1');
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ['submit', 'x'],
      ['a', '<b>'],
    ]);
  });

  it('listens to nobody else and goes to no address that is never opened', () => {
    const { say, replace } = begin();
    const bank = { url: 'https://bank.example/1', method: 'GET' };
    say(bank, { origin: 'https://evil.example' });
    say(bank, { source: {} });
    say({ ...bank, url: 'javascript:alert(1)' });
    say({ ...bank, url: 7 });
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'goes where the widget said that stood in this tab before, once (opened: %s)',
    (isOpened) => {
      const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
      const redirect = { url: 'https://bank.example/1', method: 'POST', formParams: { a: 'b' } };
      const { replaceState, posted } = begin(isOpened, { redirect });
      expect(submit).toHaveBeenCalledOnce();
      expect(document.querySelector('form')?.getAttribute('action')).toBe('https://bank.example/1');
      expect(replaceState).toHaveBeenCalledWith(null, '');
      expect([posted, document.getElementById('failed')?.hidden]).toEqual([[], true]);
    },
  );

  it.each([
    { redirect: { url: 'javascript:alert(1)', method: 'GET' } },
    { redirect: { url: 'https://bank.example/1' } },
    { other: 1 },
    'redirect',
  ])('goes nowhere by the state %j', (state) => {
    const { replace } = begin(false, state);
    expect(replace).not.toHaveBeenCalled();
    expect(document.getElementById('failed')?.hidden).toBe(false);
  });

  it('says so when nobody opened it, or the browser cut it off', () => {
    begin(false);
    expect(document.getElementById('opening')?.hidden).toBe(true);
    expect(document.getElementById('failed')?.hidden).toBe(false);
  });
});

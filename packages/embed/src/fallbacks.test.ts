// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fallBack } from './fallbacks.ts';
import type { FrameMessage } from './guards.ts';

type Redirect = Extract<FrameMessage, { type: 'redirect' }>['payload'];

/** A page that is left by `redirect`, at an address of its own. */
function leave(payload: Redirect, page = 'https://casino.example/lobby') {
  const assign = vi.fn();
  const { protocol, href } = new URL(page);
  const view = { document, location: { protocol, href, assign }, navigator: {} };
  fallBack(view as unknown as Window, { type: 'redirect', payload });
  return assign.mock.calls.flat();
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a redirect that the page does not take itself', () => {
  it('leaves for the payment page', () => {
    expect(leave({ url: 'https://bank.example/1' })).toEqual(['https://bank.example/1']);
  });

  it('leaves over http only from a page that is developed over http', () => {
    expect(leave({ url: 'http://bank.example/1' })).toEqual([]);
    expect(leave({ url: 'http://bank.example/1' }, 'http://localhost:5173/')).toEqual([
      'http://bank.example/1',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'intent://x#Intent;end',
    'file:///etc/x',
  ])('never leaves for %s', (url) => {
    expect(leave({ url })).toEqual([]);
    leave({ url, method: 'POST', formParams: {} });
    expect(document.querySelector('form')).toBeNull();
  });

  it('asks by a form where the payment page wants one, whatever its fields are called', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    leave({ url: 'https://bank.example/1', method: 'POST', formParams: { submit: 'x', a: '<b>' } });
    expect(submit).toHaveBeenCalledOnce();
    const inputs = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(inputs).toEqual([
      ['submit', 'x'],
      ['a', '<b>'],
    ]);
  });
});

describe('a text to copy', () => {
  it('goes to the clipboard, and a refusal bothers nobody', async () => {
    const writeText = vi.fn(() => Promise.reject(new Error('denied')));
    const view = { navigator: { clipboard: { writeText } } };
    fallBack(view as unknown as Window, { type: 'copyToBuffer', payload: { text: 'BR12' } });
    expect(writeText).toHaveBeenCalledWith('BR12');
    await Promise.resolve();
    fallBack({ navigator: {} } as unknown as Window, { type: 'copyToBuffer', payload: { text: 'x' } });
  });
});

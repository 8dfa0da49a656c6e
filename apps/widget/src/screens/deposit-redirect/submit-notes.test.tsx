// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later, refused } from '../../flows/testing/test-client.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { SubmitActions } from './submit-actions.tsx';

const slow = 'This takes longer than usual';

function Form() {
  return (
    <form id="form">
      <input name="account" />
      <SubmitActions formId="form" isAmountValid />
    </form>
  );
}

/** The actions below a form, with an amount to be sent. */
async function draw() {
  const drawn = await drawRoom(Form, { room: 'depositRedirect', response: payable });
  await act(() => drawn.ready());
  const submit = async () => {
    await act(() => drawn.flow.submit({}));
    await drawn.settle();
  };
  return { ...drawn, submit };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  eraseDrawn();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a refused create', () => {
  async function drawRefused() {
    const drawn = await draw();
    drawn.server.answers['deposit-create'] = () => refused('banking.merchantClientError');
    await drawn.submit();
    return drawn;
  }

  it('stays told after the snackbar is gone', async () => {
    const { one, notices, clock } = await drawRefused();
    expect(notices()).toHaveLength(1);
    await act(() => clock.advance(60_000));
    expect(notices()).toEqual([]);
    expect(one('refusal').getAttribute('role')).toBe('status');
    expect(one('refusal').textContent).toContain('server: banking.merchantClientError');
  });

  it('is forgotten once the amount or a field is changed', async () => {
    const { all, one, flow, submit } = await drawRefused();
    act(() => flow.setAmount('60', false));
    expect(all('refusal')).toEqual([]);
    await submit();
    expect(one('refusal')).toBeDefined();
    act(() => void document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })));
    expect(all('refusal')).toEqual([]);
  });

  it('is forgotten while the next try runs, and other messages are not taken for it', async () => {
    const { all, server, flow, notifications } = await drawRefused();
    server.answers['deposit-create'] = later().answer;
    act(() => void flow.submit({}));
    expect(all('refusal')).toEqual([]);
    act(() => flow.cancel());
    await act(async () => {});
    act(() => notifications.show({ tone: 'danger', text: 'something else' }));
    expect(all('refusal')).toEqual([]);
  });
});

it('says that a create takes long, and no longer once it ended', async () => {
  const { server, flow, words } = await draw();
  server.answers['deposit-create'] = later().answer;
  act(() => void flow.submit({}));
  act(() => void vi.advanceTimersByTime(7_900));
  expect(words()).not.toContain(slow);
  act(() => void vi.advanceTimersByTime(200));
  expect(words()).toContain(slow);
  act(() => flow.cancel());
  expect(words()).not.toContain(slow);
});

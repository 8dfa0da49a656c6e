import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { sessionUser } from '@opencashier/contract/calls/session-user';
import { expect, it } from 'vitest';
import { createEarlyAnswers, type EarlyAnswer } from './early-answer.ts';
import type { OutgoingCall } from './transport.ts';

const payload = { country: 'DE', currency: 'EUR' };
const outgoing = (call: OutgoingCall['call'], body: OutgoingCall['payload']): OutgoingCall => ({
  call,
  payload: body,
  idempotencyKey: undefined,
  signal: undefined,
  keepalive: false,
});
const list = outgoing(methodsPaymentV3, payload);

/** As the page does it: handed out once. */
function taking(early: EarlyAnswer): () => EarlyAnswer | undefined {
  let left: EarlyAnswer | undefined = early;
  return () => {
    const taken = left;
    left = undefined;
    return taken;
  };
}

const early = (): EarlyAnswer => ({
  path: methodsPaymentV3.path,
  body: JSON.stringify(payload),
  token: 'token',
  response: Promise.resolve(Response.json({ status: 200, data: 'list' })),
});

it('gives the answer to the same call, once', async () => {
  const answer = createEarlyAnswers(taking(early()));
  expect(await answer(list, 'token')).toMatchObject({ kind: 'answered', status: 200 });
  expect(await answer(list, 'token')).toBeUndefined();
});

it('keeps the answer while other calls go before', async () => {
  const answer = createEarlyAnswers(taking(early()));
  expect(await answer(outgoing(sessionUser, {}), 'token')).toBeUndefined();
  expect(await answer(list, 'token')).toMatchObject({ kind: 'answered', status: 200 });
});

it('forgets the answer when its call wants something else', async () => {
  const answer = createEarlyAnswers(taking(early()));
  expect(await answer(outgoing(methodsPaymentV3, { country: 'FR' }), 'token')).toBeUndefined();
  expect(await answer(list, 'token')).toBeUndefined();
});

it('gives another player’s answer to nobody', async () => {
  const answer = createEarlyAnswers(taking(early()));
  expect(await answer(list, 'other')).toBeUndefined();
});

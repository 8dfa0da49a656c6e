// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later } from '../../flows/testing/test-client.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { useLeave } from './use-leave.ts';

function Form() {
  useLeave();
  return null;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['depositRedirect', 'creating'],
  ['deposit', 'editing'],
] as const)('drawn anew on %s, a create is %s', async (name, kind) => {
  const drawn = await drawRoom(Form, { room: 'depositRedirect', response: payable });
  await act(() => drawn.ready());
  drawn.server.answers['deposit-create'] = later().answer;
  act(() => void drawn.flow.submit({}));
  await drawn.settle();
  drawn.route.setState({ name });
  eraseDrawn();
  expect(drawn.phase().kind).toBe(kind);
});

// @vitest-environment happy-dom
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { method } from '../../flows/testing/test-methods.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { DepositInstruction } from './deposit-instruction.tsx';

const draw = (extra: Partial<PaymentMethod>) =>
  drawRoom(DepositInstruction, {
    room: extra.cardViewType === cardViewTypes.p2p ? 'depositP2pInstruction' : 'depositRedirectInstruction',
    response: { ...payable, apiResponse: { type: 'OFFLINE' } },
    method: method('some', extra),
    country: 'BD',
  });

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it.each([
  [{ category: 'bank_redirect' }, 'Open your bank’s app.'],
  [{ category: 'mobile' }, 'Unlock the phone whose number you gave.'],
  [{ cardViewType: cardViewTypes.p2p }, 'Open the app of the bank you chose.'],
] as const)('numbers the steps of %j', async (extra, first) => {
  const { one, words } = await draw(extra);
  const steps = [...one('steps').querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(steps).toHaveLength(3);
  expect(steps[0]).toBe(first);
  expect(words()).toContain('It is safe to close the cashier');
});

it('links the guide, to a safe address alone', async () => {
  const guide = (url: string) => draw({ video_guide_url: { en_BD: url } });
  expect((await guide('https://g.example/en.mp4')).all('guide')).toHaveLength(1);
  eraseDrawn();
  expect((await guide('data:text/html,x')).all('guide')).toEqual([]);
});

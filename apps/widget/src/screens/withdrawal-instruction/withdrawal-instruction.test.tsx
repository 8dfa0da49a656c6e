// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { method } from '../../flows/testing/test-methods.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { WithdrawalInstruction } from './withdrawal-instruction.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells the steps in their order, how long it takes, and the limits', async () => {
  const pix = method('withdraw_pix', {
    text: { en: 'Pix' },
    processingTime: { minMinutes: 60, maxMinutes: 4_320 },
  });
  const page = await drawAccount(WithdrawalInstruction, {
    room: 'withdrawalRedirectInstruction',
    methods: [pix],
  });
  const words = page.words();
  const told = [
    'How to withdraw: Pix',
    'Enter the amount',
    'Check everything',
    'set the amount aside',
    'arrives',
  ];
  const places = told.map((part) => words.indexOf(part));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(words).toContain('3 days');
  expect(words).toContain('R$10');
});

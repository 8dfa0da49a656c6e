// @vitest-environment happy-dom
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../flows/testing/test-client.ts';
import { method } from '../../flows/testing/test-methods.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { UnifiedForm } from './unified-form.tsx';

const pumb = method('pumb_p2p', { cardViewType: cardViewTypes.p2p });
const unifiedFlow: NonNullable<NonNullable<DepositResponse['data']>['unifiedFlow']> = {
  titleKey: 'deposit.fieldsRequired',
  textKey: 'unknown.key',
  fields: [{ name: 'sender_digits', type: 'text', regexList: [{ regex: '^[0-9]{4}$' }] }],
};

const draw = () =>
  drawRoom(UnifiedForm, {
    room: 'depositP2pUnifiedForm',
    method: pumb,
    response: { ...payable, data: { unifiedFlow } },
  });

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

describe('a form that comes with a deposit', () => {
  it('is there again after a reload, with the provider’s words where there are any', async () => {
    const { one, all } = await draw();
    expect(one('unified-form').textContent).toContain('R$50');
    expect(one('unified-form').textContent).toContain('A few more details');
    expect(one('unified-form').textContent).toContain('You have not been charged');
    expect(all('field').map(({ dataset }) => dataset.name)).toEqual(['sender_digits']);
  });

  it('goes on with the same deposit, once its rules are kept', async () => {
    const { one, all, press, server, settle, nav, entry } = await draw();
    server.answers['deposit-create-p2p'] = () =>
      ok({ ...payable, data: { card: { number: '8600123456789012' } } });
    await press(one('submit'));
    expect(all('field-error')).toHaveLength(1);
    expect(server.callsTo('deposit-create-p2p')).toHaveLength(0);
    const input = one('field').querySelector('input');
    if (!input) throw new Error('no input');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1234');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await settle();
    await press(one('submit'));
    expect(server.callsTo('deposit-create-p2p')[0]?.request).toMatchObject({
      depositId: 'd1',
      paymentMethod: 'pumb_p2p',
      fields: { sender_digits: '1234' },
    });
    expect(nav.last()).toMatchObject({ name: 'depositP2pInvoice', options: { query: { depositId: 'd1' } } });
    expect(entry.read()?.route).toBe('depositP2pInvoice');
  });
});

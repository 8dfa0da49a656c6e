// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromMethodField } from './form-fields.ts';
import { beginForm, email, phone } from './testing/begin-form.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a field', () => {
  it('shows its error once it is left, clears it on focus, and trims', async () => {
    const form = await beginForm();
    form.type('email', '  nobody ');
    expect(form.errorOf('email')).toBeUndefined();
    form.blur('email');
    expect(form.errorOf('email')).toBe('field.error.email');
    expect(form.element('email').value).toBe('nobody');
    expect(form.current().status).toMatchObject({ isDirty: true, isTouched: true, isError: true });
    form.focus('email');
    expect(form.errorOf('email')).toBeUndefined();
    form.type('email', 'still nobody');
    expect(form.errorOf('email')).toBe('field.error.email');
    form.type('email', 'a@b');
    expect(form.errorOf('email')).toBeUndefined();
  });

  it('is triggered by typing, by leaving and by choosing, and shows no error while it is first typed', async () => {
    const bank = fromMethodField({
      name: 'bank',
      type: 'dropdown',
      values: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    });
    const form = await beginForm([email, phone, bank]);
    const triggered = () =>
      form.current().fields.flatMap(({ field }) => (field.props.isTriggered ? [field.name] : []));
    expect(triggered()).toEqual([]);
    form.type('email', 'n');
    expect(triggered()).toEqual(['email']);
    expect(form.errorOf('email')).toBeUndefined();
    form.focus('phone');
    form.blur('phone');
    act(() => form.current().fields[2]?.onValue('b'));
    expect(triggered()).toEqual(['email', 'phone', 'bank']);
    act(() => form.current().reset());
    expect(triggered()).toEqual([]);
  });

  it('keeps its phone prefix', async () => {
    const form = await beginForm();
    expect(form.element('phone').value).toBe('+880 ');
    form.type('phone', '+880 1712345678');
    expect(form.element('phone').value).toBe('+880 1712-345678');
    form.type('phone', '');
    expect(form.element('phone').value).toBe('+880 ');
    form.blur('phone');
    expect(form.element('phone').value).toBe('+880 ');
    expect(form.errorOf('phone')).toBeUndefined();
  });
});

describe('a form that is left for a page beside it', () => {
  it('has what was typed when it is there again', async () => {
    const form = await beginForm();
    form.type('email', 'a@b.co');
    form.leaveAndReturn();
    expect(form.element('email').value).toBe('a@b.co');
  });

  it('is empty once it was sent, or started anew', async () => {
    const form = await beginForm();
    form.type('email', 'a@b.co');
    act(() => form.store.setState({ response: { depositId: 'd1' } }));
    form.leaveAndReturn();
    expect(form.element('email').value).toBe('');
    act(() => form.store.setState({ response: undefined }));
    form.type('email', 'a@b.co');
    act(() => form.store.setState({ method: { name: 'other' }, fields: [{ ...email }] }));
    expect(form.element('email').value).toBe('');
  });
});

describe('the amount', () => {
  it('turns its hint into the error in the same place', async () => {
    const form = await beginForm();
    expect(form.current().amount.hint).toEqual({ key: 'amount.limits', values: { min: '$10', max: '$50' } });
    form.type('amount', '5');
    expect(form.current().amount.error).toBeUndefined();
    form.blur('amount');
    expect(form.current().amount.error?.key).toBe('amount.error.min');
  });

  it('stays as it is when what is pasted is not one number', async () => {
    const form = await beginForm();
    form.type('amount', '20');
    form.type('amount', '1e9');
    expect(form.element('amount').value).toBe('20');
    expect(form.current().amount).toMatchObject({ isValid: true, error: { key: 'amount.error.number' } });
    form.blur('amount');
    expect(form.current().amount.error?.key).toBe('amount.error.number');
    form.type('amount', 'Pay 25 EUR');
    expect(form.element('amount').value).toBe('25');
    expect(form.current().amount.error).toBeUndefined();
    form.type('amount', '0');
    expect(form.current().amount).toMatchObject({ isValid: false, error: undefined });
  });

  it('is not asked for in passing', async () => {
    const form = await beginForm();
    form.focus('amount');
    form.blur('amount');
    expect(form.current().amount.error).toBeUndefined();
  });

  it('comes from a chip, which forgives an error', async () => {
    const form = await beginForm();
    form.type('amount', '5');
    form.blur('amount');
    act(() => form.current().amount.chooseChip(25));
    expect(form.source.setAmount).toHaveBeenLastCalledWith('25', true);
    expect(form.current().amount).toMatchObject({ error: undefined, chosenChip: 25 });
    form.type('amount', '26');
    expect(form.current().amount.chosenChip).toBeUndefined();
    form.type('amount', '25.00');
    expect(form.current().amount.chosenChip).toBe(25);
  });

  it('offers the chips of the network that is chosen', async () => {
    const network = fromMethodField({
      name: 'network',
      type: 'networks',
      values: [
        { value: 'ERC-20', label: 'ERC-20', min: 20 },
        { value: 'TRC-20', label: 'TRC-20', min: 5 },
      ],
    });
    const form = await beginForm([network]);
    expect(form.current().amount.chips).toEqual([10, 25, 50]);
    act(() => form.current().fields[0]?.onValue('ERC-20'));
    expect(form.current().amount.chips).toEqual([25, 50]);
  });
});

describe('submitting', () => {
  it('goes on synchronously with what was typed', async () => {
    const form = await beginForm();
    form.type('amount', '20');
    form.type('email', 'a@b');
    form.type('phone', '+880 1712345678');
    expect(form.current().status).toMatchObject({ isFilled: true, isInvalid: false });
    let wasSynchronous = false;
    form.source.submit.mockImplementation(async () => {
      wasSynchronous = true;
    });
    act(() => {
      form.current().submit();
      expect(wasSynchronous).toBe(true);
    });
    expect(form.source.submit).toHaveBeenCalledWith({ email: 'a@b', phone: '+880 1712-345678' });
  });

  it('stops at what is wrong: every error is shown, told, and the first one gets the focus', async () => {
    const form = await beginForm();
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    expect(form.current().status).toMatchObject({ isInvalid: true, isError: false, isTouched: false });
    form.submit();
    expect(scrolled.mock.contexts).toEqual([form.element('amount')]);
    expect(form.current().status).toMatchObject({ isInvalid: true, isError: true, isTouched: true });
    expect(form.source.submit).not.toHaveBeenCalled();
    expect(form.source.reportInvalid).toHaveBeenCalledWith(['amount', 'email', 'phone']);
    expect(form.current().amount.error?.key).toBe('amount.error.required');
    expect(form.errorOf('email')).toBe('field.error.required');
    expect(form.errorOf('phone')).toBe('field.error.required');
    expect(document.activeElement).toBe(form.element('amount'));
    form.type('amount', '20');
    form.submit();
    expect(scrolled.mock.contexts.at(-1)).toBe(form.element('email'));
    expect(document.activeElement).toBe(form.element('email'));
    expect(form.errorOf('email')).toBe('field.error.required');
  });
});

it('starts again with another method, and keeps what was typed when fields are added', async () => {
  const form = await beginForm();
  form.type('email', 'a@b');
  const otp = fromMethodField({ name: 'otp', type: 'text' });
  act(() => form.store.setState({ fields: [email, phone, otp] }));
  expect(form.element('email').value).toBe('a@b');
  expect(form.element('otp').value).toBe('');
  act(() => form.store.setState({ method: { name: 'other' }, fields: [email] }));
  expect(form.element('email').value).toBe('');
  form.type('email', 'x');
  act(() => form.current().reset());
  expect(form.element('email').value).toBe('');
  expect(form.current().status.isDirty).toBe(false);
});

it.each(['creating', 'checking'])(
  'is pending while the deposit is %s, and its fields are closed',
  async (kind) => {
    const form = await beginForm();
    const closed = () => form.current().fields.map(({ field }) => field.props.isDisabled);
    expect([form.current().status.isPending, closed()]).toEqual([false, [false, false]]);
    act(() => form.store.setState({ phase: { kind } }));
    expect([form.current().status.isPending, closed()]).toEqual([true, [true, true]]);
    act(() => form.store.setState({ phase: { kind: 'editing' } }));
    expect([form.current().status.isPending, closed()]).toEqual([false, [false, false]]);
  },
);

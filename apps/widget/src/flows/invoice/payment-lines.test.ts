import { describe, expect, it } from 'vitest';
import { paymentLines } from './payment-lines.ts';

const bundle = { key: 'a', iv: 'b', encrypted: 'c', tag: 'd' };
const requisite = (name: string, value: string, isCopyable?: boolean) => ({
  name,
  labelKey: `requisite.${name}`,
  value,
  ...(isCopyable === undefined ? {} : { isCopyable }),
});

describe('where to pay to', () => {
  it('shows a card in groups of four and copies it without blanks', () => {
    expect(paymentLines({ number: '8600 12345678 9012' }, [], undefined)).toEqual([
      {
        kind: 'text',
        name: 'card',
        labelKey: 'requisite.card',
        value: '8600123456789012',
        shown: '8600 1234 5678 9012',
        isCopyable: true,
      },
    ]);
  });

  it('does the same with an IBAN, and leaves what is read as it stands', () => {
    const lines = paymentLines(
      undefined,
      [requisite('iban', 'DE89370400440532013000'), requisite('reference', 'SBX-7K2M 9')],
      undefined,
    );
    expect(lines).toMatchObject([
      { value: 'DE89370400440532013000', shown: 'DE89 3704 0044 0532 0130 00' },
      { value: 'SBX-7K2M 9', shown: 'SBX-7K2M 9' },
    ]);
  });

  it('names the phone once, whoever tells it', () => {
    const lines = paymentLines(
      { phone: '+996 555 000 123' },
      [
        requisite('phone', '+996555000123'),
        requisite('holder', 'SANDBOX PAYEE'),
        requisite('bank', 'MBank', false),
      ],
      'Another bank',
    );
    expect(lines).toMatchObject([
      { name: 'phone', isCopyable: true },
      { name: 'holder', value: 'SANDBOX PAYEE' },
      { name: 'bank', value: 'MBank', isCopyable: false },
    ]);
  });

  it('names the bank that the card’s number tells where nobody else does', () => {
    const lines = paymentLines({ number: '8600123456789012' }, [], 'Kapitalbank');
    expect(lines).toMatchObject([
      { name: 'card' },
      { name: 'bank', value: 'Kapitalbank', isCopyable: false },
    ]);
  });

  it('leads to an address', () => {
    const lines = paymentLines(undefined, [requisite('invoiceLink', 'https://pay.example/i/1')], undefined);
    expect(lines).toMatchObject([{ kind: 'link', value: 'https://pay.example/i/1', shown: 'pay.example' }]);
  });

  it.each([
    ['as an object', bundle],
    ['as text', JSON.stringify(bundle)],
  ])('keeps a sealed card sealed, %s', (_, encoded) => {
    expect(paymentLines({ encoded }, [], undefined)).toEqual([
      { kind: 'sealed', name: 'card', labelKey: 'requisite.card', bundle },
    ]);
  });

  it.each(['', 'not json', '{}', '{"key":"a"}', 'null'])('has no card to show in %j', (encoded) => {
    const lines = paymentLines({ encoded }, [], undefined);
    expect(lines).toEqual(encoded === '' ? [] : [expect.objectContaining({ bundle: undefined })]);
  });
});

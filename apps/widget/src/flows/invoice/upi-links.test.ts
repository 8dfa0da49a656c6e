import { describe, expect, it } from 'vitest';
import { upiLinks } from './upi-links.ts';

const uri = 'upi://pay?pa=shop@bank&pn=Lucky%20Harbor&am=500.00&cu=INR';
const request = 'pa=shop@bank&pn=Lucky%20Harbor&am=500.00&cu=INR';

describe('links to UPI apps', () => {
  it.each([
    [['upi'], ['upi://pay']],
    [
      ['upi', 'phonepe'],
      ['phonepe://pay', 'upi://pay'],
    ],
    [
      ['upi', 'paytmmp'],
      ['paytmmp://pay', 'upi://pay'],
    ],
    [
      ['upi', 'tez'],
      ['tez://upi/pay', 'upi://pay'],
    ],
    [['tez', 'gpay'], ['tez://upi/pay']],
    [['gpay'], ['gpay://upi/pay']],
    [['bhim:'], ['bhim://upi/pay']],
    [[], []],
    [undefined, []],
  ])('of a method with %j are %j', (schemes, expected) => {
    expect(upiLinks(uri, schemes).map(({ url }) => url)).toEqual(
      expected.map((address) => `${address}?${request}`),
    );
  });

  it.each(['javascript:alert(1)//pay?x', 'https://evil.example/pay?pa=x', 'upi://mandate?pa=x', ''])(
    'are not made of %j',
    (text) => {
      expect(upiLinks(text, ['upi', 'javascript', 'phonepe'])).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { amountText } from './amount-text.ts';
import { html } from './html.ts';

describe('html', () => {
  it('escapes every value that is no template', () => {
    const inner = html`<b>${'<i>'}</b>`;
    const text = html`<a title="${`"'&`}">${inner}${[inner, inner]}${false}${undefined}${3}</a>`;
    const bold = '<b>&lt;i&gt;</b>';
    expect(text.markup).toBe(`<a title="&quot;&#39;&amp;">${bold}${bold}${bold}3</a>`);
  });
});

describe('amountText', () => {
  it.each([
    [123_456n, 'EUR', '€1,234.56'],
    [1_000n, 'JPY', '¥1,000'],
    [5n, 'EUR', '€0.05'],
    [1_234_567n, 'KWD', '1,234.567\u00A0KWD'],
    [100_000_000n, 'BTC', '1.00000000\u00A0BTC'],
  ])('writes %s %s', (minor, currency, text) => {
    expect(amountText(minor, currency)).toBe(text);
  });
});

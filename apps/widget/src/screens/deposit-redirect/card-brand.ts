/** Brands by the first digits of a card's number, as their networks have assigned them; the first that fits counts. */
const brands: readonly (readonly [name: string, digits: RegExp])[] = [
  ['Elo', /^(4011|4312|4389|5041|5067|6277|6362|6363)/],
  ['Uzcard', /^(8600|5614)/],
  ['Humo', /^9860/],
  ['Mir', /^220[0-4]/],
  ['Verve', /^(5060|5061|5078|650[0-2])/],
  ['RuPay', /^(60|65|81|82|508)/],
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['American Express', /^3[47]/],
  ['UnionPay', /^62/],
  ['JCB', /^35/],
  ['Troy', /^9792/],
];

/** The brand of a card by its number as far as it is typed; undefined while nobody can tell. */
export function cardBrandOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return brands.find(([, start]) => start.test(digits))?.[0];
}

/** A scheme's name, the numbers that begin its cards, and whether they have a code on the back. */
interface Brand {
  readonly name: string;
  readonly begins: RegExp;
  readonly lengths: readonly number[];
  readonly hasCode: boolean;
}

const brand = (name: string, begins: RegExp, lengths: readonly number[], hasCode = true): Brand => ({
  name,
  begins,
  lengths,
  hasCode,
});

/** The schemes that the sandbox takes; the more particular ranges stand first. */
const brands: readonly Brand[] = [
  brand('uzcard', /^(?:8600|5614)/, [16], false),
  brand('humo', /^9860/, [16], false),
  brand('mir', /^220[0-4]/, [16, 17, 18, 19]),
  brand('rupay', /^(?:60(?!11)|65|81|82|508)/, [16]),
  brand('visa', /^4/, [13, 16, 18, 19]),
  brand('mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]),
  brand('amex', /^3[47]/, [15]),
  brand('jcb', /^35(?:2[89]|[3-8])/, [16, 17, 18, 19]),
  brand('discover', /^(?:6011|64[4-9])/, [16]),
  brand('unionpay', /^62/, [16, 17, 18, 19]),
  brand('verve', /^506(?:0|1)/, [16, 18, 19]),
];

/** The brand of a card's number, digits alone; `undefined` for one that is not taken. */
export function brandOf(number: string): Brand | undefined {
  return brands.find(({ begins, lengths }) => begins.test(number) && lengths.includes(number.length));
}

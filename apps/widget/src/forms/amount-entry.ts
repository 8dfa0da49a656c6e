import { decimalsOf } from '@opencashier/money/currencies';
import { parseAmountText } from '@opencashier/money/parse';

const maxAmountLength = 24;
/** A longer text is no amount with words around it, and not worth the search. */
const maxPasteLength = 120;

/** Apostrophes and the Arabic thousands sign, which part thousands and nothing else; white space is one space by then. */
const thousands = "[ '’‘ʼ٬]";
const digit = '\\p{Nd}';
/** Thousands are parted in one way, by threes or in the Indian way; a dot or comma that parts them is not the decimal one. */
const wholeNumber = new RegExp(
  [
    `${digit}{1,3}(?:${thousands}${digit}{3})+(?:[.,٫]${digit}*)?`,
    `${digit}{1,3}(?:\\.${digit}{3})+,${digit}+`,
    `${digit}{1,3}(?:,${digit}{3})+\\.${digit}+`,
    `${digit}{1,2}(?:,${digit}{2})+,${digit}{3}\\.${digit}+`,
    `${digit}{1,3}(?:\\.${digit}{3})+`,
    `${digit}{1,3}(?:,${digit}{3})+`,
    `${digit}{1,2}(?:,${digit}{2})+,${digit}{3}`,
    `${digit}+(?:[.,٫]${digit}*)?`,
    `[.,٫]${digit}+`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
  'u',
);
/** Words, currency signs and the marks of a sentence before and behind a number; neither signs nor markup. */
const surrounded =
  /^(?<before>[\p{L}\p{M}\p{Sc}\s.,:!']*?)(?<number>[.,٫]?\p{Nd}(?:[\p{Nd}.,٫٬'’‘ʼ\s]*\p{Nd})?)(?<after>[\p{L}\p{M}\p{Sc}\s.,:!']*)$/u;
/** A letter alone behind a number, or one of these words, makes another number of it. */
const multiplier =
  /^\s*(?:\p{L}|mn|mln|mio|bn|mrd|thousand|millions?|billions?|lakhs?|crores?|тыс|млн|ألف|آلاف|مليون)(?![\p{L}\p{M}])/iu;

/**
 * The one number of a text that came whole: pasted, dropped, or filled in by the browser. Nothing is guessed, since
 * leaving a character out of `1e9` or `-5` makes another amount of it.
 * @returns the number as it was written, undefined where the text is not one number with words around it
 */
export function pastedAmount(text: string): string | undefined {
  if (text.length > maxPasteLength) return undefined;
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const { number = '', after = '' } = surrounded.exec(plain)?.groups ?? {};
  const isNumber = wholeNumber.test(number) && number.length <= maxAmountLength;
  return isNumber && !multiplier.test(after) ? number : undefined;
}

/** How many characters came in between what both texts begin and end with. */
function insertedLength(before: string, after: string): number {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** Did the text come in one piece, as a paste does, rather than by a key? Autofill tells no kind of input. */
function isEnteredWhole(before: string, after: string, inputType: string | undefined): boolean {
  return (
    /^insertFrom(?:Paste|Drop|Yank)|^insertReplacementText/.test(inputType ?? '') ||
    insertedLength(before, after) > 1
  );
}

/** The text of the amount after an input event; undefined where it is refused and the amount stays as it is. */
export function enteredAmount(before: string, after: string, inputType?: string): string | undefined {
  if (after.trim() === '') return '';
  // What is typed stands as it is: a character left out would make another amount of those around it.
  if (!isEnteredWhole(before, after, inputType)) return after.length > maxPasteLength ? undefined : after;
  return pastedAmount(after);
}

/** Nothing but thousands, parted by one and the same dot or comma: by threes, or in the Indian way. */
const thousandsAlone = new RegExp(
  `^${digit}{1,3}(?:(?:\\.${digit}{3})+|(?:,${digit}{3})+)$|^${digit}{1,2}(?:,${digit}{2})+,${digit}{3}$`,
  'u',
);
/** From so many decimals on, three figures behind a separator are decimals as likely as thousands. */
const ambiguousDecimals = 3;

/**
 * The text of an amount without the separators that can only part thousands: people write `1,500` and `1.500` for one
 * and a half thousand, and no currency with less than three decimals has an amount that ends in three.
 */
export function ungroupedAmount(text: string, currency: string): string {
  if (decimalsOf(currency) >= ambiguousDecimals) return text;
  const plain = text.replace(/[\s\p{Cf}]/gu, '');
  // A number that begins with nought is below one: `0,500` is half of it.
  const isGrouped = thousandsAlone.test(plain) && parseAmountText(plain.charAt(0)) > 0;
  return isGrouped ? plain.replace(/[.,]/g, '') : text;
}

/** What an amount's text means in a currency, in major units, typed or pasted; 0 where it is not one number. */
export function amountOfText(text: string, currency: string): number {
  return parseAmountText(ungroupedAmount(pastedAmount(text) ?? '', currency));
}

/** Month and year, both of two digits, out of what people and browsers write: `4/27`, `04 - 2027`, `0427`. */
function readExpiry(text: string): { readonly month: number; readonly year: number } | undefined {
  const match =
    /^\s*(\d{1,2})\s*[/.\s-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(?:20)?(\d{2})\s*$/.exec(text);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  return match && month >= 1 && month <= 12 ? { month, year } : undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The same as cards print it, `04/27`; undefined for a text that is no date of this kind. */
export function writtenExpiry(text: string): string | undefined {
  const read = readExpiry(text);
  return read && `${two(read.month)}/${two(read.year)}`;
}

const century = 2000;

/** A card is good until the end of its month. A text that is no expiry date is not one that has passed. */
export function isExpired(text: string, now: number): boolean {
  const read = readExpiry(text);
  if (!read) return false;
  const today = new Date(now);
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  return (century + read.year) * 12 + read.month - 1 < thisMonth;
}

import type { DepositCard, encryptedBundle, Requisite } from '@opencashier/contract/entities/deposit';
import type * as z from 'zod/mini';

export type CardBundle = z.infer<typeof encryptedBundle>;

/** One line of where to pay to. */
export type PaymentLine =
  | {
      readonly kind: 'text' | 'link';
      readonly name: string;
      /** Translation key. */
      readonly labelKey: string;
      /** What is copied: without the blanks that are only for the eye. */
      readonly value: string;
      readonly shown: string;
      readonly isCopyable: boolean;
    }
  /** A card's number that is opened in the browser and drawn; undefined where the parts of it are missing. */
  | {
      readonly kind: 'sealed';
      readonly name: string;
      readonly labelKey: string;
      readonly bundle: CardBundle | undefined;
    };

/** Long numbers that people read in groups of four. */
const grouped: ReadonlySet<string> = new Set(['card', 'iban']);

export const groupsOfFour = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

function textLine(name: string, value: string, rest: Partial<PaymentLine & { kind: 'text' }> = {}) {
  const isGrouped = grouped.has(name);
  const bare = isGrouped ? value.replace(/\s/g, '') : value;
  return {
    kind: 'text',
    name,
    labelKey: `requisite.${name}`,
    value: bare,
    shown: isGrouped ? groupsOfFour(bare) : bare,
    isCopyable: true,
    ...rest,
  } as const;
}

function bundleOf(encoded: NonNullable<DepositCard['encoded']>): CardBundle | undefined {
  if (typeof encoded !== 'string') return encoded;
  try {
    const { key, iv, encrypted, tag } = JSON.parse(encoded);
    const parts = [key, iv, encrypted, tag];
    return parts.every((part) => typeof part === 'string') ? { key, iv, encrypted, tag } : undefined;
  } catch {
    return undefined;
  }
}

function cardLine({ number, encoded }: DepositCard): PaymentLine | undefined {
  if (number) return textLine('card', number);
  if (!encoded) return undefined;
  return { kind: 'sealed', name: 'card', labelKey: 'requisite.card', bundle: bundleOf(encoded) };
}

const bareDigits = (text: string) => text.replace(/[\s-]/g, '');

function requisiteLine({ name, labelKey, value, isCopyable = true }: Requisite): PaymentLine {
  const line = textLine(name, value, { labelKey, isCopyable });
  // An address is long and opened rather than read: whose it is says enough.
  return URL.canParse(value) && /^https?:/i.test(value)
    ? { ...line, kind: 'link', shown: new URL(value).host }
    : line;
}

/**
 * Where to pay to, line by line: the card or phone first, then what the provider adds, then the card's bank where only
 * its number tells it. A line that says what another has said is left out.
 */
export function paymentLines(
  card: DepositCard | undefined,
  requisites: readonly Requisite[],
  bank: string | undefined,
): readonly PaymentLine[] {
  const own = [card && cardLine(card), card?.phone ? textLine('phone', card.phone) : undefined];
  const first = own.filter((line) => line !== undefined);
  const said = new Set(first.map((line) => (line.kind === 'sealed' ? line.name : bareDigits(line.value))));
  const rest = requisites.filter(({ value }) => !said.has(bareDigits(value))).map(requisiteLine);
  const isBankTold = rest.some(({ name }) => name === 'bank');
  const told = bank && !isBankTold ? [textLine('bank', bank, { isCopyable: false })] : [];
  return [...first, ...rest, ...told];
}

/** What a number's first digits tell of a card. */
export interface CardBrand {
  /** As methods name it in `paymentSystems`. */
  readonly id: string;
  /** As people call it. */
  readonly name: string;
  /** How many digits numbers of it have. */
  readonly lengths: readonly number[];
  /** How they are grouped on the card. */
  readonly groups: readonly number[];
  /** Digits of the security code; 0 for cards that have none. */
  readonly codeLength: number;
}

type Row = readonly [
  id: string,
  name: string,
  /** First digits, or a range of them: `2221-2720`. */
  starts: string,
  lengths: readonly number[],
  codeLength?: number,
  groups?: readonly number[],
];

const inFours: readonly number[] = [4, 4, 4, 4, 3];
const long = [16, 17, 18, 19] as const;

/**
 * Numbers as ISO/IEC 7812 assigns them and as the networks publish theirs: Visa, Mastercard, American Express, Discover
 * (with Diners Club, JCB and UnionPay) in their merchants' BIN rules; Mir by NSPK, RuPay by NPCI, Elo, Troy by BKM, Verve by
 * Interswitch, Uzcard and Humo by their national centres. Where ranges overlap the longer beginning counts.
 */
const rows: readonly Row[] = [
  ['visa', 'Visa', '4', [13, 16, 18, 19]],
  ['mastercard', 'Mastercard', '51-55 2221-2720', [16]],
  ['amex', 'American Express', '34 37', [15], 4, [4, 6, 5]],
  [
    'maestro',
    'Maestro',
    '5018 5020 5038 5612 5893 6304 6390 6759 6761-6763',
    [12, 13, 14, 15, 16, 17, 18, 19],
  ],
  ['unionpay', 'UnionPay', '62', long],
  ['jcb', 'JCB', '3528-3589', long],
  ['diners', 'Diners Club', '300-305 3095 36 38 39', [14, 16, 19], 3, [4, 6, 4, 5]],
  ['discover', 'Discover', '6011 644-649 65', [16, 19]],
  ['uzcard', 'Uzcard', '8600 5614', [16], 0],
  ['humo', 'Humo', '9860', [16], 0],
  ['mir', 'Mir', '2200-2204', long],
  ['rupay', 'RuPay', '60 652150-653149 81 82 508', [16]],
  ['verve', 'Verve', '506099-506198 507865-507964 650002-650027', [16, 18, 19]],
  [
    'elo',
    'Elo',
    '401178-401179 438935 431274 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 651652-651679 655000-655019 655021-655058',
    [16],
  ],
  ['troy', 'Troy', '9792', [16]],
];

interface Range {
  readonly from: string;
  readonly to: string;
  readonly brand: CardBrand;
}

const brands: readonly CardBrand[] = rows.map(([id, name, , lengths, codeLength = 3, groups = inFours]) => ({
  id,
  name,
  lengths,
  groups,
  codeLength,
}));

/** The longest beginnings first. */
const ranges: readonly Range[] = rows
  .flatMap(([, , starts], index) =>
    starts.split(' ').flatMap((start): Range[] => {
      const [from = '', to = from] = start.split('-');
      const brand = brands[index];
      return brand ? [{ from, to, brand }] : [];
    }),
  )
  .sort((a, b) => b.from.length - a.from.length);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The brand of a card by its number as far as it is typed; undefined while nobody can tell. */
export function cardBrandOf(text: string): CardBrand | undefined {
  const digits = digitsOf(text);
  const fits = ({ from, to }: Range) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  };
  return ranges.find(fits)?.brand;
}

export function cardBrandNamed(id: string): CardBrand | undefined {
  return brands.find((brand) => brand.id === id.toLowerCase());
}

/** A mask in imask's notation for numbers of the brand. */
export function numberMaskOf({ lengths, groups }: CardBrand): string {
  const least = Math.min(...lengths);
  const most = Math.max(...lengths);
  let at = 0;
  let mask = '';
  for (const [index, size] of groups.entries()) {
    if (at >= most) break;
    const gap = index > 0 ? ' ' : '';
    const sure = Math.max(0, Math.min(size, least - at));
    const maybe = Math.min(size, most - at) - sure;
    // What stands in brackets may stay away, the blank before it too.
    if (sure > 0) mask += gap + '0'.repeat(sure) + (maybe > 0 ? `[${'0'.repeat(maybe)}]` : '');
    else mask += `[${gap}${'0'.repeat(maybe)}]`;
    at += size;
  }
  return mask;
}

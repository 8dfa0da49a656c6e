import { isCardNumber } from '@opencashier/contract/entities/card-number';
import type { FormField } from '@opencashier/contract/entities/form-field';
import { type CardBrand, cardBrandOf, numberMaskOf } from './card-brands.ts';

/** Names of the catalogue's fields beside the number. */
const codeField = 'card_cvc';
const expiryField = 'card_expiry';

export const isExpiry = (name: string): boolean => name === expiryField;

/** The brand of the number that stands among the values. */
function brandAmong(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): CardBrand | undefined {
  const number = fields.find(({ name, props }) => isCardNumber(name) && !props.isHidden);
  return number && cardBrandOf(values[number.name] ?? '');
}

function withProps(field: FormField, props: Partial<FormField['props']>): FormField {
  return { ...field, props: { ...field.props, ...props } };
}

const digitsIn = (lengths: readonly number[]) =>
  `^(?:${lengths.map((length) => `\\d{${length}}`).join('|')})$`;

/** The rules that a brand adds to those of the method. */
function ofBrand(field: FormField, brand: CardBrand): FormField {
  const { validations } = field.props;
  if (isCardNumber(field.name)) {
    const rule = { regex: digitsIn(brand.lengths), message: 'field.error.cardNumber', isExists: true };
    return withProps(field, { mask: numberMaskOf(brand), validations: [...validations, rule] });
  }
  if (field.name !== codeField) return field;
  if (brand.codeLength === 0) return withProps(field, { isHidden: true });
  const message = brand.codeLength === 4 ? 'field.error.cvcFront' : 'field.error.cvcBack';
  const rule = { regex: digitsIn([brand.codeLength]), message, isExists: true };
  return withProps(field, { mask: '0'.repeat(brand.codeLength), validations: [rule, ...validations] });
}

/** A number alone may be a gift card's or an account's, which go by rules of their own. */
const isPaymentCard = (fields: readonly FormField[]) =>
  fields.some(({ name }) => name === codeField || isExpiry(name));

/** The fields as the card's brand wants them: its grouping, its lengths, and no code where its cards have none. */
export function shapedByBrand(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): readonly FormField[] {
  const brand = isPaymentCard(fields) ? brandAmong(fields, values) : undefined;
  return brand ? fields.map((field) => ofBrand(field, brand)) : fields;
}

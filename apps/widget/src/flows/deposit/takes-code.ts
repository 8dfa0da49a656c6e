import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

const codeField = 'voucher_code';

/** Is the method paid by a code that is typed here, so that nothing is left to do once it was sent? */
export const takesCode = ({ fields }: Pick<PaymentMethod, 'fields'>): boolean =>
  fields.some(({ name }) => name === codeField);

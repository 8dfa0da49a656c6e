import { checkBankDestination } from '@opencashier/contract/destination/bank-destination';
import { checkCryptoDestination } from '@opencashier/contract/destination/crypto-destination';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { FieldIssue } from '../../domain/field-rules.ts';
import type { FieldValues } from '../../domain/field-values.ts';

const checks = [checkBankDestination, checkCryptoDestination];

/** Everything about a destination that is wrong although each field has its shape. */
export function checkDestination(method: PaymentMethod, fields: FieldValues): readonly FieldIssue[] {
  return checks
    .flatMap((check) => check(method, fields))
    .map(({ field, key }) => ({
      path: `fields.${field}`,
      message: 'is no account or address that there can be',
      key,
    }));
}

import { isCpf } from '../entities/tax-ids.ts';
import { isIban, isNuban, isPixKey, isRoutingNumber } from './bank-accounts.ts';
import { brokenRules, type DestinationCheck, filledText } from './destination-issue.ts';

const nigerian = 'bank_transfer_nigeria';
/** The last four digits of a sealed card, told so that the player knows it again. */
const lastDigits = 'last_digits';

/** Accounts of banks, by their check digits. */
export const checkBankDestination: DestinationCheck = ({ category }, fields) => {
  const bank = filledText(fields, 'bank') ?? '';
  return brokenRules(fields, [
    { field: 'iban', isRight: isIban, key: 'field.error.iban' },
    { field: 'routing_number', isRight: isRoutingNumber, key: 'field.error.routing' },
    { field: 'cpf', isRight: isCpf, key: 'field.error.cpf' },
    { field: 'pix_key', isRight: isPixKey, key: 'field.error.pixKey' },
    { field: lastDigits, isRight: (value) => /^\d{4}$/.test(value), key: 'field.error.cardNumber' },
    ...(category === nigerian
      ? [
          {
            field: 'account_number',
            isRight: (value: string) => isNuban(value, bank),
            // That there have to be ten is told by the field: here one of them is wrong.
            key: 'field.error.invalid',
          },
        ]
      : []),
  ]);
};

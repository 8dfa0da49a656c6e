import type { Requisite } from '@opencashier/contract/entities/deposit';
import type { Bank } from '../banks.ts';
import { ibanOf } from '../checks/iban.ts';
import { nubanOf } from '../checks/nuban.ts';
import { deriveDigits } from '../derive.ts';
import { requisite } from '../requisite.ts';

/**
 * Where money is sent to, as the country writes it: NUBAN in Nigeria, account and IFSC in India, IBAN elsewhere (a
 * Turkish or British one at home, a German one for the rest). Check digits are right; the accounts are nobody's.
 */
export function accountLines(paymentId: string, country: string, bank: Bank): readonly Requisite[] {
  const digits = (count: number) => deriveDigits(paymentId, 'account', count);
  switch (country) {
    case 'NG':
      return [requisite('nuban', nubanOf(bank.code, digits(9))), requisite('bank', bank.label)];
    case 'IN':
      return [
        requisite('account', `5010${digits(10)}`),
        requisite('ifsc', bank.code),
        requisite('bank', bank.label),
      ];
    case 'TR':
      return [requisite('iban', ibanOf('TR', `${bank.code}0${digits(16)}`)), requisite('bank', bank.label)];
    case 'GB':
      return [requisite('iban', ibanOf('GB', `SBXB200000${digits(8)}`)), requisite('bic', 'SBXBGB2LXXX')];
    default:
      return [requisite('iban', ibanOf('DE', `50010517${digits(10)}`)), requisite('bic', 'SBXBDEFFXXX')];
  }
}

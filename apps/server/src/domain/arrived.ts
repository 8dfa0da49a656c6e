import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { type Decimal, decimalText, parseDecimal, subtractDecimals } from '@opencashier/money/decimal';
import type { DepositState } from './deposit-state.ts';

interface OnChain {
  readonly state: DepositState;
  /** What the payer was asked to send; undefined for what is no crypto payment. */
  readonly invoice:
    | Pick<CryptoInvoice, 'asset' | 'payAmount' | 'minAmount' | 'network' | 'address' | 'memo'>
    | undefined;
  /** What the chain has seen in all, as decimal text of the asset. */
  readonly received: string | undefined;
  /** A first part is credited, and the rest may still be sent. */
  readonly isRestOpen: boolean;
}

const textOf = ({ digits, scale }: Decimal): string => decimalText(digits, scale);

/**
 * What the chain has seen of a crypto payment that is less or more than was asked, while there is still something to do
 * about it: once it is credited its marks tell, save that the rest of a first part can still be sent. Nothing where the provider does not tell what arrived.
 */
export function arrivedOf(deposit: OnChain): Pick<Transaction, 'arrived'> {
  const { state, invoice, received: seen, isRestOpen } = deposit;
  const isOpen = state === 'pending' || state === 'paid' || isRestOpen;
  if (!isOpen || invoice === undefined || seen === undefined) return {};
  const { asset, payAmount, minAmount } = invoice;
  const asked = parseDecimal(payAmount);
  const received = parseDecimal(seen);
  if (asked === undefined || received === undefined) return {};
  const missing = subtractDecimals(asked, received);
  if (missing.digits === 0n) return {};
  const { network, address, memo } = invoice;
  const place = isRestOpen ? { network, address, ...(memo === undefined ? {} : { memo }) } : {};
  const told = { asset, asked: textOf(asked), amount: textOf(received), ...place };
  const least = parseDecimal(minAmount);
  const isTooLittle = least !== undefined && subtractDecimals(least, received).digits > 0n;
  return missing.digits > 0n
    ? { arrived: { ...told, missing: textOf(missing), ...(isTooLittle ? { least: textOf(least) } : {}) } }
    : { arrived: { ...told, surplus: textOf(subtractDecimals(received, asked)) } };
}

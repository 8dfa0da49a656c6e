import type { Transaction } from '@opencashier/contract/entities/transaction';

/** A deposit as the server tells it. */
export function transaction(extra: Partial<Transaction> = {}): Transaction {
  return {
    id: 'd1',
    kind: 'deposit',
    status: 'waiting',
    paymentMethod: 'visa',
    amount: 50,
    currency: 'BRL',
    createdAt: '2026-11-21T10:00:00Z',
    updatedAt: '2026-11-21T10:00:00Z',
    ...extra,
  };
}

/** A withdrawal as the server tells it. */
export function withdrawal(extra: Partial<Transaction> = {}): Transaction {
  return transaction({
    id: 'w1',
    kind: 'withdrawal',
    paymentMethod: 'withdraw_pix',
    stage: 'review',
    ...extra,
  });
}

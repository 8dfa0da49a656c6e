import { describe, expect, it } from 'vitest';
import { claimFieldsOf, upiReference, walletTransactionId } from './transaction-id.ts';

describe('a UPI reference', () => {
  it.each([
    ['312345678901', '312345678901'],
    [' 3123 4567 8901 ', '312345678901'],
    ['UTR: 312345678901', '312345678901'],
    ['३१२३४५६७८९०१', '312345678901'],
  ])('is found in %j', (text, sent) => {
    expect(claimFieldsOf(upiReference, text)).toEqual({ transaction_id: sent });
  });

  it.each(['31234567890', '3123456789012', 'none'])('is none in %j', (text) => {
    expect(claimFieldsOf(upiReference, text)).toBeUndefined();
  });

  it('may stay away', () => {
    expect(claimFieldsOf(upiReference, '  ')).toEqual({});
  });
});

describe('a wallet’s transaction id', () => {
  it('is sent in capitals, without blanks and dashes', () => {
    expect(claimFieldsOf(walletTransactionId, ' 8n7a-6d5e ')).toEqual({ transaction_id: '8N7A6D5E' });
  });

  it.each(['', '  ', '12345', 'A'.repeat(21), '8N7A_6D5E'])('is asked for again with %j', (text) => {
    expect(claimFieldsOf(walletTransactionId, text)).toBeUndefined();
  });
});

it.each([
  [upiReference, 'upi.reference', 'upi.referenceError'],
  [walletTransactionId, 'p2p.transactionId', 'p2p.transactionIdWrong'],
])('is told by name, rule and words: %#', ({ field }, placeholder, errorText) => {
  expect(field).toEqual({
    name: 'transaction_id',
    placeholder,
    pattern: expect.stringMatching(/^\^.*\$$/),
    errorText,
  });
});

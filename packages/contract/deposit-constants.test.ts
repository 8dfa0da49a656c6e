import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import { customPage, pageType } from './entities/deposit.ts';

it('has the methods of a person’s transfer that are marked, supported or asked for an id', () => {
  expect(constants.guaranteedMethods).toEqual(['uzcard', 'humo']);
  expect(constants.transactionIdMethods).toEqual(['bkash_p2p', 'nagad_p2p']);
  expect(new Set(constants.supportMethods).size).toBe(11);
  expect(constants.supportMethods.filter((name) => !name.endsWith('_card_kg'))).toEqual([]);
});

it('has the chains with their confirmations, the pace of asking and the page of a transaction', () => {
  expect(
    Object.entries(constants.chains).map(([name, { confirmations, pollIntervalMs }]) => [
      name,
      confirmations,
      pollIntervalMs,
    ]),
  ).toEqual([
    ['bsc', 16, 2_000],
    ['bitcoin', 5, 600_000],
    ['ethereum', 16, 12_000],
    ['litecoin', 5, 150_000],
    ['ton', 8, 2_000],
    ['tron', 20, 3_000],
  ]);
  for (const { explorerTx } of Object.values(constants.chains)) {
    expect(explorerTx).toMatch(/^https:\/\/[^?]+\{txid\}$/);
  }
});

it('has the drawings’ sizes, and what stands for a peer-to-peer deposit that there is not', () => {
  expect(constants.qrDefaults).toEqual({ size: 300, margin: 0, errorCorrection: 'Q', imageSize: 0.4 });
  expect(constants.cardImage).toEqual({ width: 200, height: 20, scale: 2 });
  expect(constants.defaultP2pDeposit).toEqual({
    depositId: 0,
    card: { payment_system: 'card-p2p' },
    passedAmount: 0,
    timeout_minutes: 0,
  });
});

it('names the pages that a reply can ask for', () => {
  expect(pageType.options).toEqual(expect.arrayContaining(['CUSTOM_PAGE', 'OFFLINE']));
  expect(customPage.options).toEqual(['eazype', 'pix', 'upi-qr']);
});

import type { OperatorCallName } from '@opencashier/contract/operator/registry';

const decision = { decidedBy: 'Lou', reason: 'looked into' };

/** What every call of the operator's API needs beside the id in its address, for tests that run them all. */
export const goodOperatorPayloads: Readonly<Record<OperatorCallName, Readonly<Record<string, unknown>>>> = {
  'abandoned-creates-list': {},
  'deposits-get': {},
  'deposits-list': {},
  'deposits-reject': decision,
  'deposits-release': decision,
  'payment-sessions-list': {},
  'players-get': {},
  'players-list': {},
  'players-token': { token: 'a-token-of-nobody' },
  'sessions-create': { player: { id: 'player-1', country: 'DE', currency: 'EUR' } },
  'sweepstakes-events': {},
  'sweepstakes-get': {},
  'sweepstakes-grant': {
    grantId: 'grant-number-1',
    player: 'player-1',
    currency: 'QSC',
    minor: '100',
    grantedBy: 'Lou',
    reason: 'by post',
  },
  'sweepstakes-play': { reportId: 'report-number-1', player: 'player-1', playedMinor: '100' },
  verify: {},
  'webhooks-attempts': {},
  'webhooks-list': {},
  'webhooks-redeliver': {},
  'withdrawals-approve': decision,
  'withdrawals-create': {
    requestId: 'request-number-1',
    player: { id: 'player-1', country: 'DE', currency: 'EUR' },
    method: 'withdraw_sepa',
    currency: 'EUR',
    minor: '2000',
    fields: { iban: 'DE89370400440532013000', holder_name: 'Ada Lovelace' },
    createdBy: 'Kim',
    reason: 'asked by telephone',
  },
  'withdrawals-get': {},
  'withdrawals-hold': decision,
  'withdrawals-list': {},
  'withdrawals-reject': decision,
};

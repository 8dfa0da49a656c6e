import { type CallName, calls } from '@opencashier/contract/calls/registry';
import type { UseCase } from '../use-cases/use-case.ts';
import { type AnonymousContext, forAnybody, forPlayer, type Route } from './route.ts';

/** The calls that have a use case. */
type ServedCall =
  | 'balance-get'
  | 'bank-get'
  | 'bonus-list'
  | 'deposit-cancel'
  | 'deposit-check'
  | 'deposit-complete'
  | 'deposit-create'
  | 'deposit-create-p2p'
  | 'deposit-create-sweepstake'
  | 'deposit-limits'
  | 'deposit-prepare'
  | 'deposit-status'
  | 'events'
  | 'external-deposit-continue'
  | 'methods-country-selector-v2'
  | 'methods-payment-v3'
  | 'methods-withdrawal'
  | 'payment-convert-v2'
  | 'player-limits-get'
  | 'player-limits-set'
  | 'player-pause-set'
  | 'session-form-on-close-modal'
  | 'session-start'
  | 'session-user'
  | 'sweepstake-balance-get'
  | 'sweepstake-boxes'
  | 'sweepstake-recoup-sum'
  | 'sweepstake-redeem'
  | 'transactions'
  | 'withdrawal-cancel'
  | 'withdrawal-code-resend'
  | 'withdrawal-confirm'
  | 'withdrawal-create'
  | 'withdrawal-status';

export type CallUseCases = { readonly [Name in ServedCall]: UseCase<Name> } & {
  readonly 'session-exchange': (
    context: AnonymousContext,
    request: Parameters<UseCase<'session-exchange'>>[1],
  ) => ReturnType<UseCase<'session-exchange'>>;
};

export type CallRoutes = Readonly<Record<CallName, Route>>;

/** Every call of the contract and its use case. */
export function callRoutes(useCases: CallUseCases): CallRoutes {
  return {
    'balance-get': forPlayer(calls['balance-get'], useCases['balance-get']),
    'bank-get': forPlayer(calls['bank-get'], useCases['bank-get']),
    'bonus-list': forPlayer(calls['bonus-list'], useCases['bonus-list']),
    'deposit-cancel': forPlayer(calls['deposit-cancel'], useCases['deposit-cancel']),
    'deposit-check': forPlayer(calls['deposit-check'], useCases['deposit-check']),
    'deposit-complete': forPlayer(calls['deposit-complete'], useCases['deposit-complete']),
    'deposit-create': forPlayer(calls['deposit-create'], useCases['deposit-create']),
    'deposit-create-p2p': forPlayer(calls['deposit-create-p2p'], useCases['deposit-create-p2p']),
    'deposit-create-sweepstake': forPlayer(
      calls['deposit-create-sweepstake'],
      useCases['deposit-create-sweepstake'],
    ),
    'deposit-limits': forPlayer(calls['deposit-limits'], useCases['deposit-limits']),
    'deposit-prepare': forPlayer(calls['deposit-prepare'], useCases['deposit-prepare']),
    'deposit-status': forPlayer(calls['deposit-status'], useCases['deposit-status']),
    events: forPlayer(calls.events, useCases.events),
    'external-deposit-continue': forPlayer(
      calls['external-deposit-continue'],
      useCases['external-deposit-continue'],
    ),
    'methods-country-selector-v2': forPlayer(
      calls['methods-country-selector-v2'],
      useCases['methods-country-selector-v2'],
    ),
    'methods-payment-v3': forPlayer(calls['methods-payment-v3'], useCases['methods-payment-v3']),
    'methods-withdrawal': forPlayer(calls['methods-withdrawal'], useCases['methods-withdrawal']),
    'payment-convert-v2': forPlayer(calls['payment-convert-v2'], useCases['payment-convert-v2']),
    'player-limits-get': forPlayer(calls['player-limits-get'], useCases['player-limits-get']),
    'player-limits-set': forPlayer(calls['player-limits-set'], useCases['player-limits-set']),
    'player-pause-set': forPlayer(calls['player-pause-set'], useCases['player-pause-set']),
    'session-exchange': forAnybody(calls['session-exchange'], useCases['session-exchange']),
    'session-form-on-close-modal': forPlayer(
      calls['session-form-on-close-modal'],
      useCases['session-form-on-close-modal'],
    ),
    'session-start': forPlayer(calls['session-start'], useCases['session-start']),
    'session-user': forPlayer(calls['session-user'], useCases['session-user']),
    'sweepstake-balance-get': forPlayer(calls['sweepstake-balance-get'], useCases['sweepstake-balance-get']),
    'sweepstake-boxes': forPlayer(calls['sweepstake-boxes'], useCases['sweepstake-boxes']),
    'sweepstake-recoup-sum': forPlayer(calls['sweepstake-recoup-sum'], useCases['sweepstake-recoup-sum']),
    'sweepstake-redeem': forPlayer(calls['sweepstake-redeem'], useCases['sweepstake-redeem']),
    transactions: forPlayer(calls.transactions, useCases.transactions),
    'withdrawal-cancel': forPlayer(calls['withdrawal-cancel'], useCases['withdrawal-cancel']),
    'withdrawal-code-resend': forPlayer(calls['withdrawal-code-resend'], useCases['withdrawal-code-resend']),
    'withdrawal-confirm': forPlayer(calls['withdrawal-confirm'], useCases['withdrawal-confirm']),
    'withdrawal-create': forPlayer(calls['withdrawal-create'], useCases['withdrawal-create']),
    'withdrawal-status': forPlayer(calls['withdrawal-status'], useCases['withdrawal-status']),
  };
}

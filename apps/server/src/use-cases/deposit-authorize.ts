import { sourcesOf } from '../domain/deposit-state.ts';
import { walletWords } from '../domain/wallet-words.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import type { DepositToAuthorize, Wallet } from '../ports/wallet.ts';
import { type Result, refuse, success } from './use-case.ts';

/**
 * Asks the wallet whether this may be deposited, before any provider hears of it: so a deposit that it does not allow, or
 * says nothing about, can end without that anybody has paid.
 */
export async function authorizeDeposit(
  { deposits, clock }: { readonly deposits: Deposits; readonly clock: Clock },
  wallet: Wallet,
  deposit: DepositToAuthorize,
  language: string,
): Promise<Result<void>> {
  const permission = await wallet.authorize(deposit, clock.now());
  if (permission.kind === 'allowed') return success(undefined);
  const { depositId } = deposit;
  const reason = permission.kind === 'refused' ? permission.reason : 'walletUnavailable';
  await deposits.transition(depositId, sourcesOf('failed'), 'failed', { reason, at: clock.now() });
  const words =
    permission.kind === 'refused'
      ? walletWords('deposit', permission.text, language)
      : walletWords('silent', undefined, language);
  return refuse('banking.merchantClientError', words, { depositId, reason });
}

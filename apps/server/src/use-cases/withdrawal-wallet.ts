import { toMajor } from '@opencashier/money/minor';
import { walletWords } from '../domain/wallet-words.ts';
import type { Wallet } from '../ports/wallet.ts';
import { type Result, refuse, success } from './use-case.ts';
import type { WithdrawalAsked } from './withdrawal-asked.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';

// What a withdrawal asks of the wallet that has the money.

/** Coins are in our own ledger, whoever keeps the money. */
export const walletOf = (
  { wallets }: Pick<WithdrawalDeps, 'wallets'>,
  { scope, redemption }: WithdrawalAsked,
): Wallet => (redemption === undefined ? wallets.of(scope.brand) : wallets.own);

/** What the player is called, where that is known; a wallet may also say that nothing goes out now. */
export async function nameOf(
  deps: Pick<WithdrawalDeps, 'wallets' | 'players'>,
  asked: WithdrawalAsked,
): Promise<Result<string | undefined>> {
  const { brand } = asked.scope;
  const standing = await walletOf(deps, asked).verify({ brand, playerId: asked.playerId });
  switch (standing.kind) {
    case 'known':
      return success(asked.playerName ?? standing.name);
    case 'refused':
      return refuse('banking.merchantClientError', walletWords('withdrawal', standing.text, asked.language));
    case 'unknown':
      return success(asked.playerName ?? (await deps.players.find(brand, asked.playerId))?.name);
  }
}

/** The wallet's no, in the player's terms. */
export async function refuseReserve(
  { wallets }: Pick<WithdrawalDeps, 'wallets'>,
  { scope: { brand, currency }, playerId, language }: WithdrawalAsked,
  { reason, text }: { readonly reason: string; readonly text: string | undefined },
): Promise<Result<never>> {
  if (reason !== 'wallet.insufficientBalance') {
    return refuse('banking.merchantClientError', walletWords('withdrawal', text, language), { reason });
  }
  const funds = await wallets.of(brand).funds({ brand, playerId }, currency);
  return refuse('banking.insufficientBalance', 'There is less than this to withdraw.', {
    ...(funds !== undefined && { withdrawable: toMajor(funds.cash > 0n ? funds.cash : 0n, currency) }),
    currency,
  });
}

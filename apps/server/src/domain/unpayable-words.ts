import { directionOf } from '@opencashier/contract/entities/direction';
import type { Availability } from '@opencashier/contract/entities/payment-method';
import { currencyOf } from '@opencashier/money/currencies';
import { formatAmount } from '@opencashier/money/format';
import { toMajor } from '@opencashier/money/minor';
import type { Unpayable } from './payout-room.ts';
import { playerText } from './player-texts.ts';

/** Amounts and names keep their own direction within a text that reads from the right. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * What the list of methods says of one that can't pay now, in the player's language, and in English for other readers.
 * @param nameOf the name of a method in a language
 */
export function unpayableAvailability(
  reason: Unpayable,
  currency: string,
  nameOf: (method: string, language: string) => string,
  playersLanguage: string,
): Availability {
  const textIn = (language: string): string => {
    const shown = (text: string) => (directionOf(language) === 'rtl' ? isolated(text) : text);
    const { coin, narrowSymbol } = currencyOf(currency);
    const unit = coin ? `\u00a0${narrowSymbol}` : '';
    const money = (minor: bigint) => shown(formatAmount(toMajor(minor, currency), currency, language) + unit);
    switch (reason.kind) {
      case 'limit':
        return playerText(`unpayable.limit.${reason.cap.period}`, language, {
          most: money(reason.cap.mostMinor),
        });
      case 'closedLoop':
        return playerText('unpayable.closedLoop', language, {
          methods: reason.owed
            .map(({ method }) => shown(nameOf(method, language)))
            .join(playerText('list.separator', language)),
        });
      case 'balance':
        return playerText('unpayable.balance', language, { least: money(reason.leastMinor) });
    }
  };
  const text = { en: textIn('en'), [playersLanguage]: textIn(playersLanguage) };
  if (reason.kind !== 'limit') return { state: 'disabled', reason: text };
  const { resetsAt } = reason;
  return { state: 'exhausted', reason: text, ...(resetsAt && { resetsAt: resetsAt.toISOString() }) };
}

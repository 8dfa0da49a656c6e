import { toMinor } from '@opencashier/money/minor';
import type { WithdrawalRules } from '../ports/brand-rules.ts';
import type { WithdrawalsEntry } from './config-file.ts';

/** A brand's rules with their amounts in minor units; what is no amount of its currency is a problem. */
export function readWithdrawals(
  entry: string,
  { autoApproval, limits, checkUrl, ...rest }: WithdrawalsEntry,
  problems: string[],
): WithdrawalRules {
  const minorOf = (name: string, amount: number, currency: string): bigint => {
    const parsed = toMinor(amount, currency);
    if (parsed.ok) return parsed.minor;
    problems.push(`${entry}.${name} must be an amount of ${currency}, not ${amount}.`);
    return 0n;
  };
  return {
    ...rest,
    ...(checkUrl && { checkUrl }),
    autoApproval: Object.fromEntries(
      Object.entries(autoApproval).map(([currency, { most, mostOfDay }]) => [
        currency,
        {
          mostMinor: minorOf(`autoApproval.${currency}.most`, most, currency),
          mostOfDayMinor: minorOf(`autoApproval.${currency}.mostOfDay`, mostOfDay, currency),
        },
      ]),
    ),
    limits: limits.map(({ currency, period, most, method }, at) => ({
      currency,
      period,
      mostMinor: minorOf(`limits[${at}].most`, most, currency),
      ...(method && { method }),
    })),
  };
}

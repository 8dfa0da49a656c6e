import { chainOf, isAddress, isMemo } from './crypto-address.ts';
import { brokenRules, type DestinationCheck, filledText } from './destination-issue.ts';

/** An address by its chain, and the memo of chains that have some. Large, so that players load it when they need it. */
export const checkCryptoDestination: DestinationCheck = ({ asset }, fields) => {
  const chain = chainOf(filledText(fields, 'network') ?? asset ?? '');
  // An address of a chain that nobody can check is not paid to.
  const on = (check: typeof isAddress) => (value: string) => chain !== undefined && check(chain, value);
  return brokenRules(fields, [
    { field: 'crypto_address', isRight: on(isAddress), key: 'field.error.address' },
    { field: 'memo', isRight: on(isMemo), key: 'field.error.memo' },
  ]);
};

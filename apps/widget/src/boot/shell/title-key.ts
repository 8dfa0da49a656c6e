import type { CurrentRoute } from '../../flows/current-route.ts';
import { kindOfRoute } from '../../flows/payment-kind.ts';

/** Key of the header's title, by transaction and view. */
export function titleKey(
  { name, transaction, query }: Pick<CurrentRoute, 'name' | 'transaction' | 'query'>,
  view: 'main' | 'sweep',
): string {
  if (name === 'history' || name === 'limits') return `title.${name}`;
  const flow = view === 'sweep' ? 'sweepstake.' : '';
  return `title.${flow}${kindOfRoute({ transaction, query })}`;
}

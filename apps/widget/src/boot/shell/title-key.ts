import type { CurrentRoute } from '../../flows/current-route.ts';

/** Key of the header's title, by transaction and view. */
export function titleKey(transaction: CurrentRoute['transaction'], view: 'main' | 'sweep'): string {
  const flow = view === 'sweep' ? 'sweepstake.' : '';
  return `title.${flow}${transaction ?? 'deposit'}`;
}

import type { Messages } from '@lingui/core';
import type { TextArea } from './text-areas.ts';

/**
 * Beginnings of the keys that the page comes with: those of the list, of what stands around it, of the empty and the
 * error page, and of failed calls. All others arrive with the language's file, which later screens wait for; the build
 * fails where the first screen uses one of those.
 */
const beginnings = [
  'badge.',
  'banner.',
  'boxes.',
  'button.',
  'common.errors.4',
  'common.errors.5',
  'common.errors.socketNetworkError',
  'deposit.facts.account',
  'deposit.list.',
  'empty.',
  'error.',
  'errorSection.',
  'group.',
  'method.',
  'methods.',
  'openDeposit.',
  'region.',
  'title.',
  'withdrawal.list.',
] as const;

export function isFirstText(key: string): boolean {
  return beginnings.some((beginning) => key.startsWith(beginning));
}

/** The texts of a language that its pages come with. */
export function firstTextsOf(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => isFirstText(key)));
}

/** The areas that the first screen of a view has texts of. */
export function firstAreas(view: 'main' | 'sweep'): readonly TextArea[] {
  return view === 'sweep' ? ['sweepstake'] : [];
}

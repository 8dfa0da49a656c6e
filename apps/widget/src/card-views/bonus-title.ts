import type { Bonus } from '@opencashier/contract/entities/bonus';
import type { Translate } from '../i18n/texts.ts';

/** The operator's name for a bonus, or what kind of bonus it is. */
export function bonusTitle({ title, depositBonusData }: Bonus, t: Translate): string {
  return title ?? t(depositBonusData ? 'bonus.title' : 'bonus.spinsTitle');
}

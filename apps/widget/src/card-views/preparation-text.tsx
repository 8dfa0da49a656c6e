import { Notice } from '../ui/notice/notice.tsx';
import { usePreparation } from './use-preparation.ts';

/** What the provider says before the payment, in its own words. */
export function PreparationText() {
  const text = usePreparation()?.text;
  return text ? <Notice>{text}</Notice> : null;
}

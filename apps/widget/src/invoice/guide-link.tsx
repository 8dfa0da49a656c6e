import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { videoGuideOf } from '../flows/invoice/video-guide.ts';
import { useTexts } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { OutsideLink } from './outside-link.tsx';

/** To the method's guide, where it has one in the player's language for their country. */
export function GuideLink({ method }: { readonly method: PaymentMethod | undefined }) {
  const { session } = useServices();
  const { text: t, locale } = useTexts();
  const country = useStore(session, (state) => state.country);
  const url = method && videoGuideOf(method, locale, country);
  if (!url) return null;
  return (
    <OutsideLink url={url} kind="quiet" isWide testId="guide">
      {t('invoice.guide')}
    </OutsideLink>
  );
}

import { useEffect, useState } from 'react';
import { openBundle } from '../flows/invoice/open-bundle.ts';
import type { CardBundle } from '../flows/invoice/payment-lines.ts';
import { useText } from '../i18n/use-text.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { CardImage } from './card-image.tsx';
import { CopyValue } from './copy-value.tsx';

type Opened = { readonly kind: 'opening' | 'broken' } | { readonly kind: 'open'; readonly digits: string };

/** Opened in the browser alone; a number that was changed on its way is never shown. */
function useOpened(bundle: CardBundle | undefined): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: bundle ? 'opening' : 'broken' });
  const { key, iv, encrypted, tag } = bundle ?? {};
  useEffect(() => {
    if (key === undefined || iv === undefined || encrypted === undefined || tag === undefined) return;
    let isStale = false;
    const take = (result: Opened) => {
      if (!isStale) setOpened(result);
    };
    openBundle({ key, iv, encrypted, tag }).then(
      (digits) => take({ kind: 'open', digits }),
      () => take({ kind: 'broken' }),
    );
    return () => {
      isStale = true;
    };
  }, [key, iv, encrypted, tag]);
  return opened;
}

export interface SealedCardProps {
  readonly label: string;
  readonly bundle: CardBundle | undefined;
}

/** The line of a card whose number comes encrypted: drawn as an image, still to be copied. */
export function SealedCard({ label, bundle }: SealedCardProps) {
  const t = useText();
  const opened = useOpened(bundle);
  switch (opened.kind) {
    case 'opening':
      return <Skeleton shape="row" />;
    case 'broken':
      return (
        <div role="alert" data-testid="card-broken">
          <Notice tone="danger" title={t('invoice.cardBroken.title')}>
            {t('invoice.cardBroken.text')}
          </Notice>
        </div>
      );
    case 'open':
      return (
        <CopyValue name="card" label={label} value={opened.digits}>
          <CardImage digits={opened.digits} />
        </CopyValue>
      );
  }
}

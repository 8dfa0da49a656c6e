import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Steps } from '../../ui/steps/steps.tsx';

export interface CollectRequestProps {
  /** The player's own UPI id. */
  readonly from: string;
  readonly receiver: string;
}

const stepNames = ['open', 'find', 'approve'] as const;

/** A request waits in the player's own app. No code beside it: who paid that too would pay twice. */
export function CollectRequest({ from, receiver }: CollectRequestProps) {
  const t = useText();
  return (
    <>
      <Notice title={t('upi.collectTitle')}>
        {t('upi.collectText')} <bdi data-testid="collect-from">{from}</bdi>
      </Notice>
      <Card>
        <Steps steps={stepNames.map((name) => ({ name, text: t(`upi.collect.${name}`, { receiver }) }))} />
      </Card>
    </>
  );
}

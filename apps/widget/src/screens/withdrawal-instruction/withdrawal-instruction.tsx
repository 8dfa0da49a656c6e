import { useStore } from 'zustand';
import { limitsText, timeText } from '../../card-views/method-facts.ts';
import { useFacts } from '../../card-views/use-facts.ts';
import { methodText } from '../../flows/method-text.ts';
import { GuideLink } from '../../invoice/guide-link.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Steps } from '../../ui/steps/steps.tsx';

const steps = ['request', 'confirm', 'review', 'arrive'] as const;

/** How money is paid out by the chosen method, step by step, and how long it takes. */
export function WithdrawalInstruction() {
  const { selection } = useServices();
  const facts = useFacts();
  const { t, locale } = facts;
  const method = useStore(selection, (state) => state.method);
  if (!method) return null;
  const time = timeText(method, facts);
  const limits = limitsText(method, facts);
  return (
    <Screen>
      <h2>{t('withdrawal.guide.title', { method: methodText(method, locale) })}</h2>
      <Card>
        <Steps
          steps={steps.map((name) => ({
            name,
            text:
              name === 'arrive' && time
                ? t('withdrawal.guide.arriveIn', { time })
                : t(`withdrawal.guide.${name}`),
          }))}
        />
      </Card>
      {limits ? <Notice>{t('withdrawal.guide.limits', { limits })}</Notice> : null}
      <GuideLink method={method} />
    </Screen>
  );
}

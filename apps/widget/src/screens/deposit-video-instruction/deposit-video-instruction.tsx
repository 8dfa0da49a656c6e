import { useStore } from 'zustand';
import { useSprite } from '../../card-views/use-facts.ts';
import { methodText } from '../../flows/method-text.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { GuideLink } from '../../invoice/guide-link.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { SpriteIcon } from '../../ui/sprite-icon/sprite-icon.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import styles from './deposit-video-instruction.module.css';
import { guideSteps } from './guide-steps.ts';

/** How a deposit by the chosen method goes: in words, and as a video where the method has one. */
export function DepositVideoInstruction() {
  const { navigator, selection } = useServices();
  const { text: t, locale } = useTexts();
  const sprite = useSprite();
  const method = useStore(selection, (state) => state.method);
  if (!method) return null;
  return (
    <Screen
      actions={
        <Button isWide onClick={() => navigator.back('deposit')} data-testid="guide-back">
          {t('guide.back')}
        </Button>
      }
    >
      <section className={styles.guide} data-testid="guide-page">
        <div className={styles.head}>
          <SpriteIcon sprite={sprite} id={method.iconIds[0]} />
          <h2 className={styles.title}>{t('guide.title', { method: methodText(method, locale) })}</h2>
        </div>
        <Card>
          <Steps steps={guideSteps(method).map((key) => ({ name: key, text: t(key) }))} />
        </Card>
        <GuideLink method={method} />
        <Notice>{t('guide.windowNote')}</Notice>
      </section>
    </Screen>
  );
}

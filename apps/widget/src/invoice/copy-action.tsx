import { useEffect, useState } from 'react';
import { copyText } from '../host/copy-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { LiveText } from '../ui/visually-hidden/visually-hidden.tsx';

/** How long the button says that it copied. */
const confirmationMs = 3_000;

export interface CopyActionProps {
  /** Names the value for tests and monitoring. */
  readonly name: string;
  readonly value: string;
  readonly children: string;
}

/** The copy that is the way to pay, as a large button. */
export function CopyAction({ name, value, children }: CopyActionProps) {
  const { host } = useServices();
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button
        isWide
        kind="secondary"
        icon={isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={() => void copyText(host, value).then(setIsCopied)}
        data-testid="copy"
        data-copy={name}
        data-copied={isCopied ? '' : undefined}
      >
        {isCopied ? t('button.copied') : children}
      </Button>
      <LiveText text={isCopied ? t('button.copied') : ''} />
    </>
  );
}

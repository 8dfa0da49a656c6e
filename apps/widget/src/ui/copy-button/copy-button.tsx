import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons.tsx';
import { LiveText } from '../visually-hidden/visually-hidden.tsx';
import styles from './copy-button.module.css';

/** How long the button says that it copied. */
const confirmationMs = 2_000;

export interface CopyButtonProps {
  /** What is copied, as a name for tests and monitoring. */
  readonly name: string;
  readonly label: string;
  readonly copiedText: string;
  /** Copies; false when it could not, so that the player selects the text. */
  readonly onCopy: () => Promise<boolean>;
}

/** Copies one value and says that it did. */
export function CopyButton({ name, label, copiedText, onCopy }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        data-testid="copy"
        data-copy={name}
        data-copied={isCopied ? '' : undefined}
        onClick={() => void onCopy().then(setIsCopied)}
      >
        {isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      </button>
      <LiveText text={isCopied ? copiedText : ''} />
    </>
  );
}

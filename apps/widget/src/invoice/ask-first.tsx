import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

export interface AskFirstProps {
  /** Ends the names for tests: `cancel-{name}`, `keep-{name}`. */
  readonly name: string;
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  /** Of the button that asks. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly keep: string;
  readonly confirm: string;
}

/** Gives a payment up, after it was asked once. */
export function AskFirst(props: AskFirstProps) {
  const { name, isAsking, onAsk, isBusy, onConfirm, label, title, text, keep, confirm } = props;
  const t = useText();
  return (
    <>
      <Button kind="quiet" isWide onClick={() => onAsk(true)} data-testid={`cancel-${name}`}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={title}
        closeLabel={t('button.close')}
        onClose={() => onAsk(false)}
        testId="cancel-dialog"
        actions={
          <>
            <Button isWide onClick={() => onAsk(false)} data-testid={`keep-${name}`}>
              {keep}
            </Button>
            <Button kind="secondary" isWide isBusy={isBusy} onClick={onConfirm} data-testid="cancel-confirm">
              {confirm}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}

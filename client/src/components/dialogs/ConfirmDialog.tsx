import { Button, type ButtonProps, IconButton } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

interface Question {
  title: string;
  /** What happens when it is confirmed. */
  text: string;
  confirm: string;
  cancel?: string;
  /** Nothing is lost, so the confirming button is not red. */
  harmless?: boolean;
}

interface ConfirmDialogProps extends Question {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost or changed. The cancel button has the focus, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel = 'Cancel', harmless = false, onConfirm, onCancel } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame title={title} text={text} focusOn={cancelButton} onClose={onCancel}>
      <Button ref={cancelButton} size="sm" variant="outline" onClick={onCancel}>
        {cancel}
      </Button>
      <Button size="sm" colorPalette={harmless ? undefined : 'red'} onClick={onConfirm}>
        {confirm}
      </Button>
    </DialogFrame>
  );
}

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  question: Question;
  /** The button shows an icon only. */
  icon?: boolean;
  onConfirm: () => void;
}

/** A button whose action must be confirmed. */
export function ConfirmButton({ question, icon = false, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const Trigger = icon ? IconButton : Button;
  return (
    <>
      <Trigger size="sm" {...button} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          {...question}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}

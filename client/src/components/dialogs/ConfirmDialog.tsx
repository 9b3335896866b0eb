import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What happens when it is confirmed. */
  text: string;
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The harmless answer has the focus; Escape gives it too. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame title={title} text={text} focusOn={harmless} onClose={onCancel}>
      <Button ref={harmless} size="sm" variant="outline" onClick={onCancel}>
        {cancel}
      </Button>
      <Button size="sm" colorPalette="red" onClick={onConfirm}>
        {confirm}
      </Button>
    </DialogFrame>
  );
}

import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';

/**
 * Says that the file was saved, and what that means here. The browser's own alert would stop the page, look foreign
 * and say where it comes from in front of the text.
 */
export function SavedAlert({ onClose }: { onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title="LLMS.TXT configuration saved successfully!"
      text="The text stays in this browser tab until you close it or sign out. Nothing was sent, and nothing on your site has changed."
      focusOn={ok}
      onClose={onClose}
    >
      <Button ref={ok} size="sm" onClick={onClose}>
        OK
      </Button>
    </DialogFrame>
  );
}

import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import type { LlmsDraft } from './use-llms-draft.ts';

/** What a save came to. */
export function SaveDialogs({ draft }: { draft: LlmsDraft }) {
  if (draft.conflict) return <ConflictQuestion onChoose={draft.resolveConflict} />;
  return draft.isSavedShown ? <SavedAlert onClose={draft.closeSaved} /> : null;
}

/** A dialog rather than `alert`, which blocks the page and starts with the page's origin. */
function SavedAlert({ onClose }: { onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title="LLMS.TXT configuration saved successfully!"
      text="The draft is saved in your account. Nothing on your site has changed: export the file and put it at /llms.txt."
      focusOn={ok}
      onClose={onClose}
    >
      <Button ref={ok} size="sm" onClick={onClose}>
        OK
      </Button>
    </DialogFrame>
  );
}

function ConflictQuestion({ onChoose }: { onChoose: (keep: 'mine' | 'theirs' | null) => void }) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title="This draft was changed meanwhile"
      text="It was saved elsewhere after you opened it, perhaps by you in another tab. Nothing was saved now."
      focusOn={back}
      onClose={() => onChoose(null)}
    >
      <Button ref={back} size="sm" variant="outline" onClick={() => onChoose(null)}>
        Back to the editor
      </Button>
      <Button size="sm" variant="outline" onClick={() => onChoose('theirs')}>
        Open the saved draft
      </Button>
      <Button size="sm" onClick={() => onChoose('mine')}>
        Save mine
      </Button>
    </DialogFrame>
  );
}

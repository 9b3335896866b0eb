import { Button, Flex, Text } from '@chakra-ui/react';
import { ArrowRight, Plus } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { ChartDays } from '../../components/charts/chart-days.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { formatCounted, formatRange } from '../../format.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import type { NoteItem_NoteFragment } from './Notes.generated.ts';
import type { NoteSubject } from './note-scope.ts';

interface NotesDialogProps extends NoteSubject {
  from: string;
  to: string;
  /** Opened for a new note. */
  add: boolean;
  /** Those of the days; undefined while loading. */
  notes: readonly NoteItem_NoteFragment[] | undefined;
  failed: boolean;
  onClose: () => void;
}

/** The notes of a day or days: to read, add, change and remove. */
export function NotesDialog({ from, to, add, notes, failed, topicId, prompt, onClose }: NotesDialogProps) {
  const { answersOf } = useContext(ChartDays);
  const [adding, setAdding] = useState(add);
  const close = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  if (adding) {
    const leave = add ? onClose : () => setAdding(false);
    return (
      <DialogFrame
        wide
        title="New note"
        text="It is shown on that day in the charts, to everyone who sees this account."
        focusOn={text}
        onClose={onClose}
        body={
          <NoteForm
            day={from}
            topicId={topicId}
            prompt={prompt}
            textRef={text}
            onDone={leave}
            onCancel={leave}
          />
        }
      >
        {null}
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      wide
      title={from === to ? `Notes on ${formatRange(from, to)}` : 'Notes in these days'}
      text={from === to ? 'What was noted on this day.' : formatRange(from, to)}
      focusOn={close}
      onClose={onClose}
      body={
        failed ? (
          <Text role="alert">The notes could not be loaded. Please try again later.</Text>
        ) : (
          <>
            <Flex as="ul" direction="column" aria-label={formatCounted(notes?.length ?? 0, 'note')}>
              {notes?.map((note) => (
                <NoteItem key={note.id} note={note} />
              ))}
            </Flex>
            {notes?.length === 0 && <Text color="fg.subtle">No notes in these days.</Text>}
          </>
        )
      }
    >
      {answersOf && (
        <Button asChild size="sm" variant="ghost" me="auto">
          <Link to={answersOf(from, to)} onClick={onClose}>
            Answers of {from === to ? 'this day' : 'these days'}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      )}
      <ForEditors>
        <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          Add note
        </Button>
      </ForEditors>
      <Button ref={close} size="sm" onClick={onClose}>
        Close
      </Button>
    </DialogFrame>
  );
}

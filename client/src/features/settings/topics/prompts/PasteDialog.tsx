import { Button, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { toastError, toastSuccess } from '../../../../components/feedback/toasts.ts';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import { FormDialog } from '../FormDialog.tsx';
import type { TopicItem_TopicFragment as Topic } from '../TopicItem.generated.ts';
import { useEdit } from '../use-edit.ts';
import { addedWords } from './added-words.ts';
import { MOST_PASTED, type PastedQuestions, readPasted } from './pasted-questions.ts';
import { useAddPromptsMutation } from './TopicPrompts.generated.ts';

interface PasteDialogProps {
  topic: Topic;
  /** The prompts that are in the topic. */
  known: readonly { question: string }[];
  /** Kept outside, so that closing the dialog loses nothing. */
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** Adds a whole list of questions, one a line. */
export function PasteDialog({ topic, known, text, onChange, onClose }: PasteDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [add] = useAddPromptsMutation();
  const { edit, busy } = useEdit();
  const deferred = useDeferredValue(text);
  const asked = useMemo(() => new Set(known.map(({ question }) => question)), [known]);
  const read = useMemo(() => readPasted(deferred, asked), [deferred, asked]);
  const tooMany = read.questions.length > MOST_PASTED;

  async function addAll() {
    const { questions } = readPasted(text, asked);
    const done = await edit(() => add({ variables: { topicId: topic.id, questions } }));
    if (!done) return;
    const { errors, added, restored, alreadyThere } = done.addPrompts;
    if (errors[0]) {
      toastError(errors[0].message);
      return;
    }
    const counts = { added: added.length, restored: restored.length, there: alreadyThere.length };
    toastSuccess(`“${topic.name}” is up to date`, addedWords(counts));
    onChange('');
    onClose();
  }

  return (
    <FormDialog
      title={`Paste prompts into “${topic.name}”`}
      text={`One question a line, at most ${formatCount(MOST_PASTED)} at once. Bullets and numbers before them are taken off.`}
      focusOn={field}
      onClose={onClose}
      buttons={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" disabled={busy || read.fresh === 0 || tooMany} aria-busy={busy} onClick={addAll}>
            {busy
              ? 'Adding...'
              : read.fresh === 0
                ? 'Add prompts'
                : `Add ${formatCounted(read.fresh, 'prompt')}`}
          </Button>
        </>
      }
    >
      <TextArea
        ref={field}
        aria-label="Questions, one a line"
        rows={10}
        placeholder={'Which headphones are best for flights?\nAre wireless headphones worth it?'}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Text role="status" fontSize="sm" color={tooMany ? 'fg.error' : 'fg.muted'} minH="5">
        {wordsFor(read)}
      </Text>
    </FormDialog>
  );
}

function wordsFor({ questions, fresh, tooLong }: PastedQuestions): string {
  if (questions.length > MOST_PASTED) {
    return `${formatCounted(questions.length, 'question')}: at most ${formatCount(MOST_PASTED)} at once.`;
  }
  const there = questions.length - fresh;
  const parts = [
    questions.length > 0 && `${formatCount(fresh)} new`,
    there > 0 && `${formatCount(there)} already there`,
    tooLong > 0 && `${formatCounted(tooLong, 'line')} too long and left out`,
  ].filter((part) => part !== false);
  return parts.join(', ');
}

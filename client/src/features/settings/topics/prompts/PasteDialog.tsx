import { Button, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { DialogFrame } from '../../../../components/dialogs/DialogFrame.tsx';
import { toastError, toastSuccess } from '../../../../components/feedback/toasts.ts';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import { LIMITS, parseQuestions } from '../../../../panels/prompts/questions.ts';
import { formatAdded } from '../format-added.ts';
import type { TopicItem_TopicFragment as Topic } from '../TopicsSettings.generated.ts';
import { useMutate } from '../use-mutate.ts';
import { useAddPromptsMutation } from './TopicPrompts.generated.ts';

/** Most questions of one request; the server refuses more. */
const MAX_PASTED = 500;

interface PasteDialogProps {
  topic: Topic;
  /** The topic's prompts in use. */
  prompts: readonly { question: string }[];
  /** Held by the parent, so that closing the dialog keeps it. */
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** Adds a list of questions, one a line. */
export function PasteDialog({ topic, prompts, text, onChange, onClose }: PasteDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [addPrompts] = useAddPromptsMutation();
  const { mutate, busy } = useMutate();
  const known = useMemo(() => new Set(prompts.map(({ question }) => question)), [prompts]);
  const deferredText = useDeferredValue(text);
  const pasted = useMemo(() => readPasted(deferredText, known), [deferredText, known]);
  const tooMany = pasted.questions.length > MAX_PASTED;

  async function addAll() {
    const { questions } = readPasted(text, known);
    const done = await mutate(() => addPrompts({ variables: { topicId: topic.id, questions } }));
    if (!done) return;
    const { errors, added, restored, alreadyThere } = done.addPrompts;
    if (errors[0]) {
      toastError(errors[0].message);
      return;
    }
    const counts = {
      added: added.length,
      restored: restored.length,
      alreadyThere: alreadyThere.length,
    };
    toastSuccess(`“${topic.name}” is up to date`, formatAdded(counts));
    onChange('');
    onClose();
  }

  return (
    <DialogFrame
      wide
      title={`Paste prompts into “${topic.name}”`}
      text={`One question per line, at most ${formatCount(MAX_PASTED)} at once. Bullets and numbers before them are removed.`}
      focusOn={field}
      onClose={onClose}
      body={
        <>
          <TextArea
            ref={field}
            aria-label="Questions, one a line"
            rows={10}
            placeholder={'Which headphones are best for flights?\nAre wireless headphones worth it?'}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
          <Text role="status" fontSize="sm" color={tooMany ? 'fg.error' : 'fg.muted'} minH="5">
            {summarize(pasted)}
          </Text>
        </>
      }
    >
      <Button size="sm" variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button size="sm" disabled={busy || pasted.fresh === 0 || tooMany} aria-busy={busy} onClick={addAll}>
        {busy
          ? 'Adding...'
          : pasted.fresh === 0
            ? 'Add prompts'
            : `Add ${formatCounted(pasted.fresh, 'prompt')}`}
      </Button>
    </DialogFrame>
  );
}

/** @param known questions that the topic has */
function readPasted(text: string, known: ReadonlySet<string>) {
  const lines = parseQuestions(text);
  const questions = lines.filter((line) => line.length <= LIMITS.question);
  return {
    questions,
    fresh: questions.filter((question) => !known.has(question)).length,
    tooLong: lines.length - questions.length,
  };
}

/** `3 new, 2 already there, 1 line too long and left out` */
function summarize({ questions, fresh, tooLong }: ReturnType<typeof readPasted>): string {
  if (questions.length > MAX_PASTED) {
    return `${formatCounted(questions.length, 'question')}: at most ${formatCount(MAX_PASTED)} at once.`;
  }
  const alreadyThere = questions.length - fresh;
  const parts = [
    questions.length > 0 && `${formatCount(fresh)} new`,
    alreadyThere > 0 && `${formatCount(alreadyThere)} already there`,
    tooLong > 0 && `${formatCounted(tooLong, 'line')} too long and left out`,
  ].filter((part) => part !== false);
  return parts.join(', ');
}

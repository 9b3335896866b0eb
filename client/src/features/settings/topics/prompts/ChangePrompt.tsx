import { Button, FieldErrorText, FieldRoot, Flex, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toastSuccess } from '../../../../components/feedback/toasts.ts';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { FormButton } from '../../FormButton.tsx';
import { useEdit } from '../use-edit.ts';
import type { PromptItem_PromptFragment as Prompt } from './PromptItem.generated.ts';
import { useChangePromptMutation } from './TopicPrompts.generated.ts';

interface ChangePromptProps {
  prompt: Prompt;
  /** The new question as far as it is typed. */
  question: string;
  onChange: (question: string) => void;
  onDone: () => void;
}

/** A prompt's question as a field, with what changing it means. */
export function ChangePrompt({ prompt, question, onChange, onDone }: ChangePromptProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [change] = useChangePromptMutation();
  const { edit, busy } = useEdit();
  const changed = question.trim() !== prompt.question;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const done = await edit(() => change({ variables: { id: prompt.id, question } }));
    const error = done?.changePrompt.errors[0];
    setProblem(error?.message ?? null);
    if (!done || error) return;
    toastSuccess('Question changed', 'It is a new prompt now. The former one is archived with its answers.');
    onDone();
  }

  return (
    <form onSubmit={save}>
      <FieldRoot invalid={problem !== null} py="2.5" px="1" gap="2">
        <TextArea
          ref={field}
          aria-label={`New wording of ${prompt.question}`}
          aria-invalid={problem !== null}
          rows={3}
          maxLength={2000}
          value={question}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && !changed && onDone()}
        />
        <FieldErrorText>{problem}</FieldErrorText>
        <Text fontSize="xs" color="fg.muted">
          A changed question becomes a new prompt with its own history. The answers to the present one stay
          with it, and it is archived.
        </Text>
        <Flex gap="2">
          <FormButton busy={busy} busyText="Saving..." disabled={question.trim() === '' || !changed}>
            Save as new prompt
          </FormButton>
          <Button size="sm" variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </Flex>
      </FieldRoot>
    </form>
  );
}

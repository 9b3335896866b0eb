import { Button, FieldErrorText, FieldRoot, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormButton } from '../FormButton.tsx';
import type { TopicItem_TopicFragment as Topic } from './TopicItem.generated.ts';
import { useRenameTopicMutation } from './TopicsSettings.generated.ts';
import { useEdit } from './use-edit.ts';

interface RenameTopicProps {
  topic: Topic;
  /** The new name as far as it is typed. */
  name: string;
  onChange: (name: string) => void;
  onDone: () => void;
}

/** A topic's name as a field, in the place of the name. */
export function RenameTopic({ topic, name, onChange, onDone }: RenameTopicProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [rename] = useRenameTopicMutation();
  const { edit, busy } = useEdit();
  const changed = name.trim() !== topic.name;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!changed) return onDone();
    const done = await edit(() => rename({ variables: { id: topic.id, name } }));
    const error = done?.renameTopic.errors[0];
    setProblem(error?.message ?? null);
    if (done && !error) onDone();
  }

  return (
    <Flex asChild align="start" gap="2" py="1.5" wrap="wrap">
      <form onSubmit={save}>
        <FieldRoot invalid={problem !== null} flex="1" minW="40">
          <Input
            ref={field}
            size="sm"
            aria-label={`New name of ${topic.name}`}
            maxLength={120}
            value={name}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && !changed && onDone()}
          />
          <FieldErrorText>{problem}</FieldErrorText>
        </FieldRoot>
        <Flex gap="2">
          <FormButton busy={busy} busyText="Saving..." disabled={name.trim() === ''}>
            Save
          </FormButton>
          <Button size="sm" variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}

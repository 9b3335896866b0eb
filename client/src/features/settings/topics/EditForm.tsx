import { Button, FieldErrorText, FieldRoot, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { FormButton } from '../FormButton.tsx';

interface EditFormProps {
  label: string;
  saved: string;
  value: string;
  maxLength: number;
  /** A text of several lines, with what changing it means; one line without it. */
  help?: string;
  save: string;
  busy: boolean;
  onChange: (value: string) => void;
  /** @returns the error of the field; null when it was saved or the failure is shown elsewhere */
  onSave: () => Promise<string | null>;
  onCancel: () => void;
}

/** A topic's name or a prompt's question as a field, in its place in the list. */
export function EditForm(props: EditFormProps) {
  const { label, saved, value, maxLength, help, save, busy, onChange, onSave, onCancel } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const changed = value.trim() !== saved;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => (help ? field.current?.focus() : field.current?.select()), [help]);
  const input = {
    ref: field,
    'aria-label': label,
    'aria-invalid': problem !== null,
    maxLength,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && !changed && onCancel(),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(await onSave());
  }

  return (
    <Flex asChild align="start" gap="2" py="1.5" wrap="wrap">
      <form onSubmit={submit}>
        <FieldRoot invalid={problem !== null} flex="1" minW={help ? 'full' : '40'} gap="2">
          {help ? <TextArea {...input} rows={3} /> : <Input {...input} size="sm" />}
          <FieldErrorText>{problem}</FieldErrorText>
          {help && (
            <Text fontSize="xs" color="fg.muted">
              {help}
            </Text>
          )}
        </FieldRoot>
        <Flex gap="2">
          <FormButton busy={busy} busyText="Saving..." disabled={value.trim() === '' || !changed}>
            {save}
          </FormButton>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}

import { FieldErrorText, FieldLabel, FieldRoot, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { FormButton } from '../FormButton.tsx';

interface AddFormProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  busy: boolean;
  onChange: (value: string) => void;
  /** @returns the error of the field; null when it was added or the failure is shown elsewhere */
  onAdd: () => Promise<string | null>;
}

/** A field and a button that add a topic or a prompt. */
export function AddForm({ label, placeholder, maxLength, value, busy, onChange, onAdd }: AddFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim() !== '' && !busy) setProblem(await onAdd());
  }

  return (
    <form onSubmit={submit}>
      <FieldRoot invalid={problem !== null}>
        <FieldLabel>{label}</FieldLabel>
        <Flex gap="2" width="full">
          <Input
            flex="1"
            minW="0"
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              setProblem(null);
              onChange(target.value);
            }}
          />
          <FormButton h="10" busy={busy} busyText="Adding..." disabled={value.trim() === ''}>
            Add
          </FormButton>
        </Flex>
        <FieldErrorText>{problem}</FieldErrorText>
      </FieldRoot>
    </form>
  );
}

import { FieldErrorText, FieldLabel, FieldRoot, Flex, Input } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { FormButton } from '../FormButton.tsx';

interface AddLineProps {
  label: string;
  placeholder: string;
  /** Most characters. */
  most: number;
  value: string;
  busy: boolean;
  onChange: (value: string) => void;
  /** @returns what is wrong with it; null when it was added or could not be sent */
  onAdd: () => Promise<string | null>;
}

/** A line of text that becomes one more of something. */
export function AddLine({ label, placeholder, most, value, busy, onChange, onAdd }: AddLineProps) {
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
            maxLength={most}
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

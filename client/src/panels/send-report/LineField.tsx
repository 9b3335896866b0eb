import { FieldErrorText, FieldLabel, FieldRoot, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { TextArea } from '../../components/forms/TextArea.tsx';

interface LineFieldProps {
  label: string;
  value: string;
  /** Characters. */
  max: number;
  error: string | undefined;
  /** More than one row to write in; line breaks become spaces. */
  rows?: number;
  onChange: (value: string) => void;
}

/** A labelled line of text with the server's error. */
export function LineField({ label, value, max, error, rows, onChange }: LineFieldProps) {
  const id = useId();
  return (
    <FieldRoot mt="4" invalid={Boolean(error)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {rows ? (
        <TextArea
          id={id}
          rows={rows}
          maxLength={max}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input id={id} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
      <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
    </FieldRoot>
  );
}

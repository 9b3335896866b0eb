import { FieldErrorText, FieldLabel, FieldRoot, Input, Textarea } from '@chakra-ui/react';

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
  return (
    <FieldRoot mt="4" invalid={Boolean(error)}>
      <FieldLabel>{label}</FieldLabel>
      {rows ? (
        <Textarea
          rows={rows}
          maxLength={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}

import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot, Input } from '@chakra-ui/react';

interface NameFieldProps {
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  error: string | undefined;
}

/** The name of a link, for the account's own people. */
export function NameField({ value, onChange, maxLength, error }: NameFieldProps) {
  return (
    <FieldRoot invalid={error !== undefined}>
      <FieldLabel>Name</FieldLabel>
      <Input
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {error === undefined && (
        <FieldHelperText>For your list of links; visitors do not see it.</FieldHelperText>
      )}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}

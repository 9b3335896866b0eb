import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { NativeSelect, type SelectOption } from './Select.tsx';

interface SelectFieldProps {
  label: string;
  /** From `register(name)`. */
  field: UseFormRegisterReturn;
  options: readonly SelectOption[];
  /** Label of the empty value; left out, there is none. */
  none?: string;
  error: string | undefined;
  help?: string;
}

/** A labelled select tied to a form, with its help and error read out with it. */
export function SelectField({ label, field, options, none, error, help }: SelectFieldProps) {
  const id = `select-${field.name}`;
  return (
    <FieldRoot invalid={Boolean(error)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <NativeSelect
        id={id}
        {...field}
        aria-invalid={Boolean(error)}
        aria-describedby={help || error ? `${id}-text` : undefined}
        borderColor={error ? 'border.error' : 'border.emphasized'}
        options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      />
      {(help || error) && (
        <div id={`${id}-text`}>
          {help && !error && <FieldHelperText>{help}</FieldHelperText>}
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
    </FieldRoot>
  );
}

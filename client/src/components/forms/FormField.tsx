import {
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRoot,
  Input,
  type InputProps,
} from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface FormFieldProps extends Omit<InputProps, 'form'> {
  label: string;
  /** From `register(name)`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  help?: string;
}

/** A labelled input tied to a form, with its help and error read out with it. */
export function FormField({ label, field, error, help, ...input }: FormFieldProps) {
  return (
    <FieldRoot invalid={Boolean(error)}>
      <FieldLabel>{label}</FieldLabel>
      <Input {...field} {...input} />
      {help && !error && <FieldHelperText>{help}</FieldHelperText>}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}

import {
  Box,
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRoot,
  Input,
  type InputProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface FormFieldProps extends Omit<InputProps, 'form'> {
  label: string;
  /** From `register(name)`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  help?: string;
  /** A button inside the field, at its end. */
  action?: ReactNode;
}

/** A labelled input tied to a form, with its help and error read out with it. */
export function FormField({ label, field, error, help, action, ...input }: FormFieldProps) {
  return (
    <FieldRoot invalid={Boolean(error)}>
      <FieldLabel>{label}</FieldLabel>
      <Box position="relative" width="full">
        <Input {...field} {...input} pe={action ? '11' : undefined} />
        {action}
      </Box>
      {help && !error && <FieldHelperText>{help}</FieldHelperText>}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}

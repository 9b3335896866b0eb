import { Box, chakra, FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface SelectFieldProps {
  label: string;
  /** From `register(name)`. */
  field: UseFormRegisterReturn;
  options: readonly { value: string; label: string }[];
  /** What an empty value is called; without it there is none. */
  none?: string;
  error: string | undefined;
  help?: string;
}

/** A labelled choice tied to a form, with its help and error read out with it. */
export function SelectField({ label, field, options, none, error, help }: SelectFieldProps) {
  return (
    <FieldRoot invalid={Boolean(error)}>
      <FieldLabel htmlFor={`select-${field.name}`}>{label}</FieldLabel>
      <Box position="relative" width="full">
        <chakra.select
          id={`select-${field.name}`}
          {...field}
          aria-invalid={Boolean(error)}
          aria-describedby={help || error ? `select-${field.name}-text` : undefined}
          appearance="none"
          width="full"
          h="10"
          ps="3"
          pe="8"
          borderWidth="1px"
          borderRadius="l2"
          borderColor={error ? 'border.error' : 'border.emphasized'}
          bg="bg.panel"
          color="fg"
          textOverflow="ellipsis"
          cursor="pointer"
          focusVisibleRing="inside"
          _hover={{ borderColor: 'gray.emphasized' }}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </chakra.select>
        <Box position="absolute" insetEnd="2.5" top="3" color="fg.subtle" pointerEvents="none">
          <ChevronDown size={16} aria-hidden="true" />
        </Box>
      </Box>
      {(help || error) && (
        <div id={`select-${field.name}-text`}>
          {help && !error && <FieldHelperText>{help}</FieldHelperText>}
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
    </FieldRoot>
  );
}

import {
  Box,
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRoot,
  IconButton,
  Input,
} from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface PasswordFieldProps {
  label?: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  help?: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password that can be looked at while typing. */
export function PasswordField({ label = 'Password', field, error, help, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FieldRoot invalid={Boolean(error)}>
      <FieldLabel>{label}</FieldLabel>
      <Box position="relative" width="full">
        <Input {...field} {...input} type={visible ? 'text' : 'password'} pe="11" spellCheck={false} />
        <IconButton
          aria-label={visible ? 'Hide password' : 'Show password'}
          aria-pressed={visible}
          variant="ghost"
          size="sm"
          position="absolute"
          top="1"
          insetEnd="1"
          px="0"
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff /> : <Eye />}
        </IconButton>
      </Box>
      {help && !error && <FieldHelperText>{help}</FieldHelperText>}
      <FieldErrorText>{error}</FieldErrorText>
    </FieldRoot>
  );
}

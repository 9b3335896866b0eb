import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';

interface PasswordFieldProps extends Omit<FormFieldProps, 'label' | 'type' | 'action'> {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while typing. */
export function PasswordField({ label = 'Password', ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FormField
      label={label}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      {...field}
      action={
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
      }
    />
  );
}

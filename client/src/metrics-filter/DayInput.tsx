import { chakra, HStack, Input } from '@chakra-ui/react';
import type { Ref } from 'react';

interface DayInputProps {
  label: string;
  name: string;
  defaultValue: string;
  /** Id of the message about it; set while it is at fault. */
  errorId: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A day of the calendar with its name before it. */
export function DayInput({ label, name, defaultValue, errorId, ref }: DayInputProps) {
  return (
    <HStack as="label" gap="2" flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
      <chakra.span fontSize="sm" color="fg.muted" whiteSpace="nowrap" minW={{ base: '16', sm: '0' }}>
        {label}
      </chakra.span>
      <Input
        ref={ref}
        type="date"
        name={name}
        size="sm"
        w={{ base: 'full', sm: '36' }}
        defaultValue={defaultValue}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
      />
    </HStack>
  );
}

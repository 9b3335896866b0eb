import { chakra, Flex, Input } from '@chakra-ui/react';
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
    <Flex
      as="label"
      direction={{ base: 'column', sm: 'row' }}
      align={{ sm: 'center' }}
      columnGap="2"
      rowGap="1"
      minW="0"
    >
      <chakra.span fontSize={{ base: 'xs', sm: 'sm' }} color="fg.muted" whiteSpace="nowrap">
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
    </Flex>
  );
}

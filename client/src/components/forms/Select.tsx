import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface SelectOption<TValue extends string = string> {
  value: TValue;
  label: string;
}

interface NativeSelectProps extends ComponentProps<typeof chakra.select> {
  /** Listed after the children. */
  options?: readonly SelectOption[];
}

/** The browser's own list of choices. */
export function NativeSelect({ options = [], children, ...select }: NativeSelectProps) {
  return (
    <Box position="relative" width="full" minW="0">
      <chakra.select
        appearance="none"
        width="full"
        h="10"
        ps="3"
        pe="8"
        borderWidth="1px"
        borderRadius="l2"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
        textOverflow="ellipsis"
        cursor="pointer"
        focusVisibleRing="outside"
        _hover={{ bg: 'bg.muted' }}
        {...select}
      >
        {children}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </chakra.select>
      <Box
        position="absolute"
        insetEnd="2"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
      >
        <ChevronDown size={16} aria-hidden="true" />
      </Box>
    </Box>
  );
}

interface SelectProps<TValue extends string> {
  /** The accessible name; the options must be understood without it. */
  label: string;
  options: readonly SelectOption<TValue>[];
  value: TValue;
  /** Highlights a choice that narrows what is shown. */
  active?: boolean;
  onChange: (value: TValue) => void;
}

/** A small select that is controlled by its parent. */
export function Select<TValue extends string>(props: SelectProps<TValue>) {
  const { label, options, value, active = false, onChange } = props;
  return (
    <Box minW="0" data-no-print="">
      <NativeSelect
        aria-label={label}
        h="8"
        ps="2.5"
        pe="7"
        borderColor={active ? 'accent.line' : 'border.emphasized'}
        fontSize="sm"
        fontWeight={active ? 'medium' : 'normal'}
        options={options}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Box>
  );
}

/** A select with its name above it. */
export function LabelledSelect<TValue extends string>(props: SelectProps<TValue>) {
  return (
    <Stack gap="1.5" minW="0">
      <Text aria-hidden="true" fontSize="sm" fontWeight="medium">
        {props.label}
      </Text>
      <Select {...props} />
    </Stack>
  );
}

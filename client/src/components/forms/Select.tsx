import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

interface SelectProps<TValue extends string> {
  /** Its accessible name; what is chosen has to be understood without it. */
  label: string;
  options: readonly { value: TValue; label: string }[];
  value: TValue;
  /** Drawn as one that narrows what is shown. */
  active?: boolean;
  onChange: (value: TValue) => void;
}

/** The browser's own list of choices, one of them chosen. */
export function Select<TValue extends string>({
  label,
  options,
  value,
  active = false,
  onChange,
}: SelectProps<TValue>) {
  return (
    <Box position="relative" minW="0" data-no-print="">
      <chakra.select
        aria-label={label}
        appearance="none"
        width="full"
        h="8"
        ps="2.5"
        pe="7"
        borderWidth="1px"
        borderRadius="l2"
        borderColor={active ? 'accent.line' : 'border.emphasized'}
        bg="bg.panel"
        color="fg"
        fontSize="sm"
        fontWeight={active ? 'medium' : 'normal'}
        textOverflow="ellipsis"
        cursor="pointer"
        focusVisibleRing="outside"
        _hover={{ bg: 'bg.muted' }}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
      <Box position="absolute" insetEnd="2" top="2" color="fg.subtle" pointerEvents="none">
        <ChevronDown size={16} aria-hidden="true" />
      </Box>
    </Box>
  );
}

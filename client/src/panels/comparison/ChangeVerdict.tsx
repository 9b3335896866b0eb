import { HStack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { type Change, formatChange } from './format-change.ts';

const LOOKS = {
  UP: { Icon: ArrowUp, color: 'green.fg', bg: 'green.subtle' },
  DOWN: { Icon: ArrowDown, color: 'red.fg', bg: 'red.subtle' },
  NO_CLEAR_CHANGE: { Icon: Minus, color: 'fg.muted', bg: 'bg.muted' },
} as const;

/** Whether a figure has changed more than chance would change it. */
export function ChangeVerdict({ change }: { change: Change }) {
  const { Icon, color, bg } = LOOKS[change.verdict];
  return (
    <HStack
      gap="1"
      px="2"
      py="0.5"
      borderRadius="full"
      bg={bg}
      color={color}
      fontSize="xs"
      fontWeight="medium"
    >
      <Icon size={13} aria-hidden="true" />
      <Text as="span" fontVariantNumeric="tabular-nums">
        {formatChange(change)}
      </Text>
    </HStack>
  );
}

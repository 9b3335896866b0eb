import { HStack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { formatDecimal } from '../format.ts';
import type { ChangeVerdict_ChangeFragment } from './ChangeVerdict.generated.ts';

const LOOKS = {
  UP: { Icon: ArrowUp, color: 'green.fg', bg: 'green.subtle' },
  DOWN: { Icon: ArrowDown, color: 'red.fg', bg: 'red.subtle' },
  NO_CLEAR_CHANGE: { Icon: Minus, color: 'fg.muted', bg: 'bg.muted' },
} as const;

/** Whether the mention rate has changed more than chance would change it. */
export function ChangeVerdict({ change }: { change: ChangeVerdict_ChangeFragment }) {
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
        {words(change)}
      </Text>
    </HStack>
  );
}

function words({ verdict, difference, previous }: ChangeVerdict_ChangeFragment) {
  if (previous.answers === 0) return 'Nothing earlier to compare with';
  if (verdict === 'NO_CLEAR_CHANGE' || difference === null) return 'No clear change';
  return `${verdict === 'UP' ? 'Up' : 'Down'} ${formatDecimal(Math.abs(difference))} points`;
}

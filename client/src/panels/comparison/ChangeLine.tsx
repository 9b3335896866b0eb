import { HStack, Skeleton, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { FigureLine } from '../figures/FigureLine.tsx';
import { useFilterDays } from './filter-days.ts';
import { type Change, describeWindows, formatChange, formatWindows } from './format-change.ts';

interface ChangeLineProps {
  /** What is compared, such as "Mention rate". */
  figure: string;
  /** Undefined while loading. */
  change: Change | undefined;
}

/** A figure's change with its verdict and the windows it is about. */
export function ChangeLine({ figure, change }: ChangeLineProps) {
  const days = useFilterDays();
  return (
    <FigureLine
      name="Change"
      about={`${figure} change`}
      info={`${describeWindows(figure, days)} It is called a change only where chance cannot explain it (95%).`}
    >
      {change ? (
        <>
          <ChangeVerdict change={change} />
          {change.previous.answers > 0 && (
            <Text as="span" color="fg.subtle" fontSize="xs">
              {formatWindows(days)}
            </Text>
          )}
        </>
      ) : (
        <Skeleton h="5" w="32" borderRadius="full" />
      )}
    </FigureLine>
  );
}

const LOOKS = {
  UP: { Icon: ArrowUp, color: 'green.fg', bg: 'green.subtle' },
  DOWN: { Icon: ArrowDown, color: 'red.fg', bg: 'red.subtle' },
  NO_CLEAR_CHANGE: { Icon: Minus, color: 'fg.muted', bg: 'bg.muted' },
} as const;

/** Whether a change is more than chance explains. */
function ChangeVerdict({ change }: { change: Change }) {
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

import { Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { Suspense, useContext } from 'react';
import { lazyWhenIdle } from '../../components/lazy-screen.ts';
import { formatCounted, formatDecimal } from '../../format.ts';
import type { ChangeVerdict as Verdict } from '../../schema.generated.ts';
import { FigureLine } from '../figures/FigureLine.tsx';
import { OriginsScope } from '../origins/origins-scope.ts';
import { useFilterDays } from './filter-days.ts';

// Rarely shown.
const ChangeOrigins = lazyWhenIdle(async () => (await import('../origins/ChangeOrigins.tsx')).ChangeOrigins);

/** A figure's change since the previous window. */
interface Change {
  /** Points, later minus earlier; null when either window has no answers. */
  difference: number | null;
  verdict: Verdict;
  /** Prompts compared with themselves. */
  prompts: number;
  /** One sentence: how many prompts were compared, or why there is no test. */
  note: string;
  previous: { answers: number };
}

interface ChangeLineProps {
  /** What is compared, such as "Mention rate". */
  figure: string;
  /** Undefined while loading. */
  change: Change | undefined;
}

/** A figure's change with its verdict and the windows it is about. */
export function ChangeLine({ figure, change }: ChangeLineProps) {
  const days = useFilterDays();
  const changes = useContext(OriginsScope).asked?.changes ?? [];
  const isTested = change !== undefined && change.difference !== null;
  return (
    <>
      <FigureLine
        name="Change"
        about={`${figure} change`}
        info={[
          `${describeWindows(figure, days)} Each prompt is compared with itself, on the same platform.`,
          'It is called a change only where chance cannot explain it (95%).',
          change?.note,
        ].join(' ')}
      >
        {/* Two lines, loading or not: what is below would move. */}
        <Stack gap="0" minH="10" align="start">
          <Flex align="center" h="6">
            {change ? <ChangeVerdict change={change} /> : <Skeleton h="5" w="32" borderRadius="full" />}
          </Flex>
          {change && change.previous.answers > 0 && (
            <Text color="fg.subtle" fontSize="xs">
              <span>{formatWindows(days)}</span>
              {` · ${formatCounted(change.prompts, 'prompt')}`}
            </Text>
          )}
        </Stack>
      </FigureLine>
      {isTested && changes.length > 0 && (
        <Suspense fallback={null}>
          <ChangeOrigins changes={changes} />
        </Suspense>
      )}
    </>
  );
}

const LOOKS = {
  UP: { Icon: ArrowUp, color: 'green.fg', bg: 'green.subtle' },
  DOWN: { Icon: ArrowDown, color: 'red.fg', bg: 'red.subtle' },
  NO_CLEAR_CHANGE: { Icon: Minus, color: 'fg.muted', bg: 'bg.muted' },
} as const;

/** Whether a change is more than chance explains. */
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

/** The verdict as text, such as "Up 20.0 points". */
function formatChange({ verdict, difference, previous }: Change): string {
  if (previous.answers === 0) return 'Nothing earlier to compare with';
  if (verdict === 'NO_CLEAR_CHANGE' || difference === null) return 'No clear change';
  return `${verdict === 'UP' ? 'Up' : 'Down'} ${formatDecimal(Math.abs(difference))} points`;
}

/**
 * Which windows are compared, in short.
 * @param days that were asked for; null for all time, of which the last 7 are taken
 */
function formatWindows(days: number | null): string {
  if (days === null) return 'last 7 days vs. the 7 before';
  return days === 1 ? 'vs. the day before' : `vs. previous ${days} days`;
}

/** Which windows are compared, as a sentence about `figure`. */
function describeWindows(figure: string, days: number | null): string {
  if (days === null) return `${figure} of the last 7 days against the 7 days before.`;
  if (days === 1) return `${figure} of this day against the day before.`;
  return `${figure} of these ${days} days against the ${days} days before.`;
}

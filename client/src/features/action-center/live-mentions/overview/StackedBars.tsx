import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { formatCount } from '../../../../format.ts';
import type { VisitOverviewQuery } from '../Visits.generated.ts';
import { axisEnd, type ChartPoint, type ChartStep, formatPoint, SERIES } from './chart-points.ts';

interface StackedBarsProps {
  title: string;
  step: ChartStep;
  points: readonly ChartPoint[];
  purposes: VisitOverviewQuery['visitMetrics']['purposes'];
  /** Laid above the bars. */
  marks?: ReactNode;
  /** Opens a bar, by a click or by Enter on the chosen one. */
  onOpen?: ((point: ChartPoint) => void) | undefined;
}

const HEIGHT = '12rem';

/** Bars of visits, stacked by purpose; the pointer or the arrow keys choose one, whose figures are shown above. */
export function StackedBars(props: StackedBarsProps) {
  const { title, step, points, purposes, marks, onOpen } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const end = axisEnd(points);
  const point = chosen === null ? undefined : points[chosen];
  const totals = new Map(purposes.map(({ purpose, visits }) => [purpose, visits]));
  const move = (by: number) =>
    setChosen((before) => Math.min(points.length - 1, Math.max(0, (before ?? points.length) + by)));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Box>
      <Flex wrap="wrap" justify="space-between" columnGap="5" rowGap="1" mb="4" minH="5">
        <HStack as="ul" gap="4" rowGap="1" wrap="wrap">
          {SERIES.map(({ key, purpose, name, colour }) => (
            <HStack as="li" key={key} gap="1.5" fontSize="xs" color="fg.muted">
              <Box boxSize="2.5" borderRadius="2px" bg={colour} aria-hidden="true" />
              {name}
              <Text as="span" color="fg" fontVariantNumeric="tabular-nums">
                {formatCount(point ? point[key] : (totals.get(purpose) ?? 0))}
              </Text>
            </HStack>
          ))}
        </HStack>
        <Text fontSize="xs" color="fg.muted" role="status">
          {point ? formatPoint(point, step) : 'In the range'}
        </Text>
      </Flex>
      <Flex gap="2">
        <Flex
          direction="column"
          justify="space-between"
          h={HEIGHT}
          my="-0.4em"
          textAlign="end"
          fontSize="2xs"
          color="fg.subtle"
          fontVariantNumeric="tabular-nums"
          aria-hidden="true"
        >
          <span>{formatCount(end)}</span>
          <span>{formatCount(end / 2)}</span>
          <span>0</span>
        </Flex>
        <Box flex="1" minW="0" position="relative">
          {marks && (
            <Box position="absolute" insetX="0" top="-6">
              {marks}
            </Box>
          )}
          <Flex
            role="img"
            aria-label={`${title}: a bar for each ${step}; the table has the figures${onOpen ? ', Enter opens the chosen one' : ''}`}
            tabIndex={0}
            align="end"
            h={HEIGHT}
            borderRadius="l1"
            focusVisibleRing="outside"
            css={GRID}
            onPointerLeave={() => setChosen(null)}
            onBlur={() => setChosen(null)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowLeft') move(-1);
              else if (event.key === 'ArrowRight') move(1);
              else if (event.key === 'Enter' && point) onOpen?.(point);
              else return;
              event.preventDefault();
            }}
          >
            {points.map((each, index) => (
              <Stack
                key={each.time}
                point={each}
                end={end}
                isChosen={index === chosen}
                onChoose={() => setChosen(index)}
                onOpen={onOpen && (() => onOpen(each))}
              />
            ))}
          </Flex>
          {first && last && (
            <Flex justify="space-between" mt="1.5" fontSize="2xs" color="fg.subtle" aria-hidden="true">
              <span>{formatPoint(first, step)}</span>
              {points.length > 1 && <span>{formatPoint(last, step)}</span>}
            </Flex>
          )}
        </Box>
      </Flex>
    </Box>
  );
}

/** Hairlines at the top, the middle and the bottom. */
const GRID = {
  backgroundImage:
    'linear-gradient({colors.border} 1px, transparent 1px), linear-gradient({colors.border} 1px, transparent 1px)',
  backgroundSize: '100% 1px, 100% 1px',
  backgroundPosition: '0 0, 0 50%',
  backgroundRepeat: 'no-repeat',
  borderBottom: '1px solid {colors.border.emphasized}',
} as const;

interface StackProps {
  point: ChartPoint;
  end: number;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: (() => void) | undefined;
}

function Stack({ point, end, isChosen, onChoose, onOpen }: StackProps) {
  // A first tap shows the figures, a second one opens them.
  const isFirstTap = useRef(false);
  return (
    <chakra.div
      flex="1"
      minW="0"
      h="full"
      px="clamp(0px, 12%, 3px)"
      display="flex"
      flexDirection="column-reverse"
      bg={isChosen ? 'bg.muted' : undefined}
      cursor={onOpen && 'pointer'}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onChoose()}
      onPointerDown={({ pointerType }) => {
        isFirstTap.current = pointerType === 'touch' && !isChosen;
        onChoose();
      }}
      onClick={() => !isFirstTap.current && onOpen?.()}
    >
      {SERIES.map(({ key, colour }) => (
        <Box
          key={key}
          bg={colour}
          mx="auto"
          w="full"
          maxW="8"
          style={{ height: `${(point[key] / end) * 100}%`, minHeight: point[key] > 0 ? 1 : 0 }}
        />
      ))}
    </chakra.div>
  );
}

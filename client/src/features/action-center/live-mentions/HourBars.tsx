import { Box, Flex } from '@chakra-ui/react';
import { formatCount, formatCounted } from '../../../format.ts';

interface HourBarsProps {
  hours: readonly { hour: number; visits: number }[];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Visits by hour of the day. */
export function HourBars({ hours }: HourBarsProps) {
  const counts = new Map(hours.map(({ hour, visits }) => [hour, visits]));
  const most = Math.max(1, ...counts.values());
  const busiest = HOURS.find((hour) => counts.get(hour) === most) ?? 0;
  return (
    <Box maxW="sm">
      <Flex
        role="img"
        aria-label={`Most visits from ${busiest}:00 to ${busiest + 1}:00, ${formatCount(most)}`}
        align="end"
        h="14"
        gap="2px"
        borderBottomWidth="1px"
      >
        {HOURS.map((hour) => {
          const visits = counts.get(hour) ?? 0;
          return (
            <Flex
              key={hour}
              flex="1"
              h="full"
              align="end"
              title={`${hour}:00: ${formatCounted(visits, 'visit')}`}
            >
              <Box
                w="full"
                bg="accent.line"
                borderTopRadius="1px"
                style={{ height: `${(visits / most) * 100}%`, minHeight: visits > 0 ? 1 : 0 }}
              />
            </Flex>
          );
        })}
      </Flex>
      <Flex justify="space-between" mt="1" fontSize="2xs" color="fg.subtle" aria-hidden="true">
        <span>0:00</span>
        <span>12:00</span>
        <span>23:00</span>
      </Flex>
    </Box>
  );
}

import { chakra, Flex, SimpleGrid, type SimpleGridProps, Text } from '@chakra-ui/react';
import { Bar } from './Bar.tsx';

interface BarListProps extends Pick<SimpleGridProps, 'columns'> {
  label: string;
  /** Numbers the bars. */
  ordered?: boolean;
  bars: readonly { name: string; note?: string; value: string; percent: number }[];
}

/** Names with their figures and a bar below each. */
export const BarList = ({ label, bars, ordered = false, columns = 1 }: BarListProps) => (
  <SimpleGrid as={ordered ? 'ol' : 'ul'} aria-label={label} columns={columns} gap="3">
    {bars.map(({ name, note, value, percent }, index) => (
      <li key={name}>
        <Flex justify="space-between" gap="3" mb="1" fontSize="sm">
          <Text>
            {ordered && (
              <chakra.span color="fg.subtle" me="3" fontVariantNumeric="tabular-nums">
                {index + 1}
              </chakra.span>
            )}
            {name}
            {note && (
              <chakra.span color="fg.subtle" fontSize="xs" ms="2">
                {note}
              </chakra.span>
            )}
          </Text>
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Flex>
        <Bar percent={percent} />
      </li>
    ))}
  </SimpleGrid>
);

import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCounted, formatPercent } from '../../../format.ts';
import type { CategoryPerformanceFragment } from './FundHomeScreen.generated.ts';

/** How visible the fund is in each category of prompts, most visible first. */
export function CategoryBars({ categories }: { categories: readonly CategoryPerformanceFragment[] }) {
  const id = useId();
  return (
    <Box>
      <Heading as="h3" id={id} fontSize="sm" fontWeight="medium" color="fg.muted" mb="3">
        Prompt visibility by category
      </Heading>
      <Stack asChild gap="3" listStyleType="none">
        <ul aria-labelledby={id}>
          {categories.map(({ category, prompts, visibility }) => (
            <chakra.li key={category}>
              <Flex justify="space-between" gap="3" mb="1" fontSize="sm">
                <Text>
                  {category}
                  <Text as="span" color="fg.subtle" fontSize="xs" ms="2">
                    {formatCounted(prompts, 'prompt')}
                  </Text>
                </Text>
                <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {formatPercent(visibility)}
                </Text>
              </Flex>
              <Bar percent={visibility} />
            </chakra.li>
          ))}
        </ul>
      </Stack>
    </Box>
  );
}

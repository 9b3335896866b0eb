import { chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount } from '../../../format.ts';

/** Fixed; product specification, section 2. */
const INSIGHTS = [
  { name: 'Engagement', percent: 87 },
  { name: 'Brand Alignment', percent: 92 },
  { name: 'Citability', percent: 85 },
];

export function Insights() {
  return (
    <Panel title="Content Insights" info="Fixed sample figures: they are the same for every text.">
      <SimpleGrid asChild columns={{ base: 1, sm: 3, lg: 1, xl: 3 }} gap="4">
        <ul>
          {INSIGHTS.map(({ name, percent }) => (
            <chakra.li key={name} listStyleType="none">
              <Flex justify="space-between" gap="2" mb="1.5" fontSize="sm">
                <Text color="fg.muted">{name}</Text>
                <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {`${formatCount(percent)}%`}
                </Text>
              </Flex>
              <Bar percent={percent} />
            </chakra.li>
          ))}
        </ul>
      </SimpleGrid>
      <Text mt="4" fontSize="xs" color="fg.muted">
        Sample figures, the same for every text.
      </Text>
    </Panel>
  );
}

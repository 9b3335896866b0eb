import { Text } from '@chakra-ui/react';
import { BarList } from '../../../components/figures/BarList.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';

/** Fixed; product specification, section 2. */
const INSIGHTS = [
  { name: 'Engagement', percent: 87 },
  { name: 'Brand Alignment', percent: 92 },
  { name: 'Citability', percent: 85 },
];

export const Insights = () => (
  <Panel title="Content Insights" info="Fixed sample figures: they are the same for every text.">
    <BarList
      label="Content insights"
      columns={{ base: 1, sm: 3, lg: 1 }}
      bars={INSIGHTS.map(({ name, percent }) => ({ name, value: `${percent}%`, percent }))}
    />
    <Text mt="4" fontSize="xs" color="fg.muted">
      Sample figures, the same for every text.
    </Text>
  </Panel>
);

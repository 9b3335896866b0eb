import { chakra } from '@chakra-ui/react';
import { partOf } from '../../apollo/part-of.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { PlatformRow } from './PlatformRow.tsx';
import type {
  PlatformsPanel_MetricsFragment,
  PlatformsPanel_PreviousFragment,
} from './PlatformsPanel.generated.ts';

/** How each AI platform speaks of the brand. */
export function PlatformsPanel({
  metrics,
  previous,
}: ComparedProps<PlatformsPanel_MetricsFragment, PlatformsPanel_PreviousFragment>) {
  const data = partOf<PlatformsPanel_MetricsFragment>(metrics);
  const before = partOf<PlatformsPanel_PreviousFragment>(previous);
  return (
    <Panel
      title="Top Platforms"
      info="Mention rate on each platform, prompts that name your brand left out; the bracket is the 95% interval."
      loading={!data}
      skeleton={<RowSkeletons rows={4} />}
      empty={data?.platforms.length === 0}
      emptyText="No platform data available"
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="4">
        {data?.platforms.map((platform) => (
          <PlatformRow key={platform.platform.key} metrics={platform} previous={before} />
        ))}
      </chakra.ul>
    </Panel>
  );
}

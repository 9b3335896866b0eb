import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../components/figures/Bar.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { ScreenLink } from '../../components/layout/ScreenLink.tsx';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';
import { OpenAnswers, WHOLE_ROW } from '../answer-links/OpenAnswers.tsx';
import type { TopicBreakdown_DashboardFragment } from './TopicBreakdown.generated.ts';

/** Each topic's part in all impressions; a topic opens its own page. */
export function TopicBreakdown({
  dashboard,
}: {
  dashboard: FragmentType<TopicBreakdown_DashboardFragment> | undefined;
}) {
  const withFilter = useCarriedFilter();
  const data = unmaskFragment<TopicBreakdown_DashboardFragment>(dashboard);
  return (
    <Panel
      title="Topic Breakdown"
      info="Each topic's part in all impressions, rounded."
      loading={!data}
      skeleton={<RowSkeletons rows={4} />}
      empty={data?.topicBreakdown.length === 0}
      emptyText="No topic data available"
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1" mx="-2">
        {data?.topicBreakdown.map(({ topic, percentage }) => (
          <chakra.li
            key={topic.id}
            position="relative"
            px="2"
            py="2"
            borderRadius="l1"
            _hover={{ bg: 'bg.subtle' }}
          >
            <Flex justify="space-between" gap="3" mb="1.5">
              <chakra.span asChild fontWeight="medium" truncate css={WHOLE_ROW}>
                <ScreenLink to={withFilter(paths.topic(topic.slug))}>{topic.name}</ScreenLink>
              </chakra.span>
              <chakra.span position="relative" zIndex="1" fontVariantNumeric="tabular-nums">
                <OpenAnswers
                  of={{ topic: topic.id, visible: true }}
                  shown={`${percentage}%`}
                  hint={`Open the answers of ${topic.name} that name your brand`}
                >{`${percentage}%`}</OpenAnswers>
              </chakra.span>
            </Flex>
            <Bar percent={percentage} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

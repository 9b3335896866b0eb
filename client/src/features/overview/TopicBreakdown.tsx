import type { FragmentType } from '@apollo/client';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { usePart } from '../../apollo/use-part.ts';
import { Bar } from '../../components/Bar.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowSkeletons } from '../../panels/RowSkeletons.tsx';
import { paths } from '../../paths.ts';
import {
  type TopicBreakdown_DashboardFragment,
  TopicBreakdown_DashboardFragmentDoc,
} from './TopicBreakdown.generated.ts';

/** Each topic's part in all impressions; a topic opens its own page. */
export function TopicBreakdown({
  dashboard,
}: {
  dashboard: FragmentType<TopicBreakdown_DashboardFragment> | undefined;
}) {
  const data = usePart(TopicBreakdown_DashboardFragmentDoc, dashboard);
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
          <li key={topic.id}>
            <chakra.div
              asChild
              display="block"
              px="2"
              py="2"
              borderRadius="l1"
              focusVisibleRing="outside"
              _hover={{ bg: 'bg.subtle' }}
            >
              <Link to={paths.topic(topic.slug)}>
                <Flex justify="space-between" gap="3" mb="1.5">
                  <Text as="span" fontWeight="medium" truncate>
                    {topic.name}
                  </Text>
                  <Text as="span" fontVariantNumeric="tabular-nums">{`${percentage}%`}</Text>
                </Flex>
                <Bar percent={percentage} />
              </Link>
            </chakra.div>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

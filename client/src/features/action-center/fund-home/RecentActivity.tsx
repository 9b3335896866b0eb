import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatDayAndYear } from '../../../format.ts';
import { useTools } from '../ToolCards.tsx';
import type { FundActivityFragment } from './FundHomeScreen.generated.ts';

interface RecentActivityProps {
  /** Undefined while loading. */
  activities: readonly FundActivityFragment[] | undefined;
}

export function RecentActivity({ activities }: RecentActivityProps) {
  return (
    <Panel
      title="Recent Activity"
      loading={!activities}
      skeleton={<RowSkeletons rows={9} />}
      empty={activities?.length === 0}
      emptyText="No activity yet"
    >
      <DividedList>
        {activities?.map((activity) => (
          <Row key={activity.id} activity={activity} />
        ))}
      </DividedList>
    </Panel>
  );
}

function Row({ activity }: { activity: FundActivityFragment }) {
  const { title, description, day, tool: fundTool } = activity;
  const tool = useTools().find((candidate) => candidate.fundTool === fundTool);
  return (
    <chakra.li display="grid" gridTemplateColumns="2rem minmax(0, 1fr)" gap="3">
      <Flex
        align="center"
        justify="center"
        boxSize="8"
        borderRadius="l2"
        bg="bg.muted"
        color="fg.muted"
        aria-hidden="true"
      >
        {tool && <tool.icon size={16} />}
      </Flex>
      <Box minW="0">
        <Text fontWeight="medium">{title}</Text>
        <Text fontSize="sm" color="fg.muted">
          {description}
        </Text>
        <Text mt="1" fontSize="xs" color="fg.subtle">
          {tool && `${tool.title} · `}
          <time dateTime={day}>{formatDayAndYear(day)}</time>
        </Text>
      </Box>
    </chakra.li>
  );
}

import { Skeleton, Stack } from '@chakra-ui/react';
import { ToolScreen } from '../ToolScreen.tsx';
import { LiveFeed } from './LiveFeed.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import { useLiveMentionsQuery } from './LiveMentionsScreen.generated.ts';

/** AI crawlers on the fund's site, as they come. */
export function LiveMentionsScreen() {
  const { data, error } = useLiveMentionsQuery();
  return (
    <ToolScreen
      top
      title="Live Mentions"
      description="AI crawlers on your site, as they come"
      notice={data?.crawlerActivity.sample && 'Sample figures and simulated visits, not measured'}
      data={data?.crawlerActivity}
      failed={Boolean(error)}
      problem="The crawler activity could not be loaded."
      skeleton={
        <Stack gap="5">
          <LiveFigures activity={undefined} weeklyMentions={undefined} />
          <Skeleton h="96" borderRadius="l3" />
        </Stack>
      }
    >
      {(activity) => <LiveFeed activity={activity} />}
    </ToolScreen>
  );
}

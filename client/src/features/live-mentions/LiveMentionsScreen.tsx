import { Skeleton, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { LiveFeed } from './LiveFeed.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import { useLiveMentionsQuery } from './LiveMentionsScreen.generated.ts';

/** AI crawlers on the fund's site, as they come. */
export function LiveMentionsScreen() {
  const { data, error } = useLiveMentionsQuery();
  const reload = useReload();
  const activity = data?.crawlerActivity;
  return (
    <>
      <ScreenHeader
        title="Live Mentions"
        description="AI crawlers on your site, as they come"
        aside={activity?.sample && <SampleNotice text="Sample figures and simulated visits, not measured" />}
      />
      {error && !activity ? (
        <ErrorState message="The crawler activity could not be loaded." action="Retry" onAction={reload} />
      ) : activity ? (
        <LiveFeed activity={activity} />
      ) : (
        <Stack gap="5">
          <LiveFigures activity={undefined} weeklyMentions={undefined} />
          <Skeleton h="96" borderRadius="l3" />
        </Stack>
      )}
    </>
  );
}

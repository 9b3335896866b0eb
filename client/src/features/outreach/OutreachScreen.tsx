import { Skeleton, Stack } from '@chakra-ui/react';
import { BackLink } from '../../components/BackLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import { useOutreachQuery } from './OutreachScreen.generated.ts';
import { OutreachTabs } from './OutreachTabs.tsx';

/** Finds publications that others overlook and writes to them. */
export function OutreachScreen() {
  const { data, error } = useOutreachQuery();
  const reload = useReload();
  const outreach = data?.outreach;
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Email Outreach"
        description="Win coverage in publications that AI platforms cite and other funds overlook"
        aside={outreach?.sample && <SampleNotice text="Sample data; no mail is sent" />}
      />
      {error && !outreach ? (
        <ErrorState message="The outreach data could not be loaded." action="Retry" onAction={reload} />
      ) : outreach ? (
        <OutreachTabs outreach={outreach} />
      ) : (
        <Stack gap="5">
          <Skeleton h="10" />
          <Skeleton h="28" borderRadius="l3" />
          <Skeleton h="96" borderRadius="l3" />
        </Stack>
      )}
    </>
  );
}

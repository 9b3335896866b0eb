import { Skeleton, Stack } from '@chakra-ui/react';
import { ToolScreen } from '../ToolScreen.tsx';
import { useOutreachQuery } from './OutreachScreen.generated.ts';
import { OutreachTabs } from './OutreachTabs.tsx';

/** Finds publications that others overlook and writes to them. */
export function OutreachScreen() {
  const { data, error } = useOutreachQuery();
  return (
    <ToolScreen
      title="Email Outreach"
      description="Win coverage in publications that AI platforms cite and other funds overlook"
      notice={data?.outreach.sample && 'Sample data; no mail is sent'}
      data={data?.outreach}
      failed={Boolean(error)}
      problem="The outreach data could not be loaded."
      skeleton={
        <Stack gap="5">
          <Skeleton h="10" />
          <Skeleton h="28" borderRadius="l3" />
          <Skeleton h="96" borderRadius="l3" />
        </Stack>
      }
    >
      {(outreach) => <OutreachTabs outreach={outreach} />}
    </ToolScreen>
  );
}

import { Button, Center, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useReload } from '../../../components/feedback/reload.ts';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { formatCounted } from '../../../format.ts';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { MeasureThis } from '../../../panels/measure-this/MeasureThis.tsx';
import { paths } from '../../../paths.ts';
import { ExperimentRows } from './ExperimentRows.tsx';
import { type ExperimentsQuery, useExperimentsQuery } from './ExperimentsScreen.generated.ts';
import { ChangeSincePanel } from './since/ChangeSincePanel.tsx';

type Experiments = ExperimentsQuery['experiments'];

const DESCRIPTION =
  'Whether what you published changed what AI platforms say, measured against prompts that it did not touch';
const INFO =
  'An experiment is registered before the page is published. Its prompts are compared with controls: the change of the one minus the change of the other, once, after the last day. The formulas are in docs/metrics.md under “Experiments”.';

/** The account's experiments. */
export function ExperimentsScreen() {
  const { data, error } = useExperimentsQuery({ fetchPolicy: 'cache-and-network' });
  const reload = useReload();
  const list = data?.experiments;
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader title="Experiments" description={DESCRIPTION} />
      {!list && error ? (
        <ErrorState message="The experiments could not be loaded." action="Retry" onAction={reload} />
      ) : list?.prompts === 0 && list.experiments.length === 0 ? (
        <NoAnswers />
      ) : (
        <Stack gap={{ base: '4', md: '5' }}>
          <Panel
            title="Your experiments"
            info={INFO}
            loading={!list}
            skeleton={<Skeleton h="40" />}
            actions={
              list && <MeasureThis name="New experiment" pages={[]} prompts={[]} label="New experiment" />
            }
          >
            {list && <List list={list} />}
          </Panel>
          {list && <ChangeSincePanel />}
        </Stack>
      )}
    </>
  );
}

function List({ list: { experiments, prompts, neededTreated, neededControls } }: { list: Experiments }) {
  const needed = neededTreated + neededControls;
  return (
    <Stack gap="4">
      {prompts < needed && (
        <Text fontSize="sm" color="fg.muted">
          {`A verdict needs ${neededTreated} treated prompts and ${neededControls} controls. You have ${formatCounted(prompts, 'prompt')} with answers of the last 28 days; below ${needed} an experiment shows its figures without a verdict. `}
          <chakra.span asChild {...OPENS}>
            <Link to={paths.settingsSection('topics')}>Add prompts</Link>
          </chakra.span>
        </Text>
      )}
      {experiments.length === 0 ? (
        <Text color="fg.muted">
          There are no experiments yet. Start one before you publish a page or change one: here, or by
          “Measure this” at a next step or a brief.
        </Text>
      ) : (
        <ExperimentRows experiments={experiments} />
      )}
    </Stack>
  );
}

function NoAnswers() {
  return (
    <Center minH="40vh" borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8">
      <Stack gap="4" align="center" textAlign="center" maxW="lg">
        <Text color="fg.muted">
          An experiment compares the answers of AI platforms before and after, and there are none yet.
        </Text>
        <Button asChild size="sm" colorPalette="accent">
          <Link to={paths.collection}>Collect answers</Link>
        </Button>
      </Stack>
    </Center>
  );
}

import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { ErrorState } from '../../../../components/feedback/ErrorState.tsx';
import { SampleNotice } from '../../../../components/feedback/SampleNotice.tsx';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { BackLink } from '../../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../../components/layout/ScreenHeader.tsx';
import { formatDayAndYear } from '../../../../format.ts';
import { paths } from '../../../../paths.ts';
import { METRICS, STATES } from '../names.ts';
import { DraftView } from './draft/DraftView.tsx';
import { type ExperimentFragment, useExperimentQuery } from './ExperimentScreen.generated.ts';
import { RegistrationPanel } from './RegistrationPanel.tsx';
import { RunningView } from './RunningView.tsx';
import { ResultView } from './result/ResultView.tsx';

/** One experiment: a draft to fill in, its progress, or its result. */
export function ExperimentScreen() {
  const { id = '' } = useParams();
  return <OneExperiment key={id} id={id} />;
}

function OneExperiment({ id }: { id: string }) {
  const { data, error, refetch } = useExperimentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const experiment = data?.experiment;
  return (
    <>
      <BackLink to={paths.experiments}>All experiments</BackLink>
      <ScreenHeader
        title={experiment?.name ?? 'Experiment'}
        description={experiment ? describe(experiment) : error ? 'Not loaded' : 'Loading experiment...'}
        aside={
          experiment && (
            <Stack align={{ md: 'end' }} gap="2">
              <Pill palette={STATES[experiment.state].palette}>{STATES[experiment.state].label}</Pill>
              {experiment.simulated && <SampleNotice text="Some of the answers are simulated." />}
            </Stack>
          )
        }
      />
      {experiment ? (
        <Content experiment={experiment} />
      ) : error ? (
        <ErrorState
          message={serverMessage(error, 'The experiment could not be loaded.')}
          action="Retry"
          onAction={() => refetch()}
        />
      ) : (
        <Skeleton h="64" borderRadius="l3" />
      )}
    </>
  );
}

const describe = ({ metric, startsOn, windows }: ExperimentFragment) =>
  `${METRICS[metric]}, published ${formatDayAndYear(startsOn)}, compared until ${formatDayAndYear(windows.after.to ?? startsOn)}`;

function Content({ experiment }: { experiment: ExperimentFragment }) {
  const { state, result, abandonedAt, abandonReason } = experiment;
  if (state === 'DRAFT') return <DraftView experiment={experiment} />;
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      {state === 'RUNNING' && <RunningView experiment={experiment} />}
      {state === 'ABANDONED' && abandonedAt && (
        <Text color="fg.muted">
          {`Abandoned on ${formatDayAndYear(abandonedAt.slice(0, 10))}, so it has no result. ${abandonReason ?? ''}`}
        </Text>
      )}
      {result && (
        <ResultView
          comparison={result}
          name={experiment.name}
          simulated={experiment.simulated}
          published={experiment.startsOn}
        />
      )}
      <RegistrationPanel experiment={experiment} />
    </Stack>
  );
}

import { Box, Grid, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useReload } from '../../../components/feedback/reload.ts';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { formatCounted } from '../../../format.ts';
import { AnswersScope } from '../../../panels/answer-links/answers-scope.ts';
import { MetricsScope, MetricsScopeSpace } from '../../../panels/answer-links/MetricsScope.tsx';
import { ACTION_CENTER_DESCRIPTION } from '../ActionGate.tsx';
import { MeasuredInsight } from '../MeasuredInsight.tsx';
import { CollectAnswers, NothingMeasured } from '../NothingMeasured.tsx';
import { ToolCards } from '../ToolCards.tsx';
import { ActionCenterExample } from './ActionCenterExample.tsx';
import { type ActionCenterQuery, useActionCenterQuery } from './ActionCenterScreen.generated.ts';
import { NextSteps } from './NextSteps.tsx';
import { OpportunityDetail } from './OpportunityDetail.tsx';
import { OpportunityRadar } from './OpportunityRadar.tsx';
import { ProgressTracker } from './ProgressTracker.tsx';

type ActionCenter = ActionCenterQuery['actionCenter'];

/** The general view's Action Center. */
export function ActionCenterScreen() {
  const { data, error } = useActionCenterQuery();
  const center = data?.actionCenter;
  const reload = useReload();
  const scope = {
    ...(center?.range.from && { from: center.range.from }),
    ...(center?.range.to && { to: center.range.to }),
  };
  return (
    <AnswersScope value={scope}>
      <ScreenHeader
        title="Action Center"
        description={ACTION_CENTER_DESCRIPTION}
        aside={
          center ? (
            center.answers > 0 && (
              <MetricsScope {...center} previous={undefined} stale={error !== undefined} />
            )
          ) : (
            <MetricsScopeSpace />
          )
        }
      />
      {!center && error ? (
        <ErrorState message="The Action Center could not be loaded." action="Retry" onAction={reload} />
      ) : center?.answers === 0 ? (
        <Stack gap={{ base: '4', md: '5' }}>
          <ToolCards />
          <NothingMeasured
            text="Opportunities and next steps are made from the answers of AI platforms, and there are none yet."
            step={<CollectAnswers />}
          >
            <ActionCenterExample />
          </NothingMeasured>
        </Stack>
      ) : (
        <Panels center={center} />
      )}
    </AnswersScope>
  );
}

function Panels({ center }: { center: ActionCenter | undefined }) {
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <MeasuredInsight insight={center?.keyInsight} range={center?.range} />
      <ToolCards />
      <OpportunityRadar
        opportunities={center?.opportunities}
        info="Prompts whose answers name competitors and not you, most answers to win first: the lower end of the missed rate’s interval × the answers of the last 30 collected days."
        emptyText={center ? describeNone(center.answers) : ''}
      >
        {(opportunity) => <OpportunityDetail opportunity={opportunity} />}
      </OpportunityRadar>
      <Grid
        templateColumns={{ base: '1fr', lg: '1fr 20rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <NextSteps steps={center?.nextSteps} />
        <Box position={{ lg: 'sticky' }} top="5">
          <ProgressTracker center={center} />
        </Box>
      </Grid>
    </Stack>
  );
}

const describeNone = (answers: number) =>
  `No opportunities found: of ${formatCounted(answers, 'answer')}, too few name a competitor and not you.`;

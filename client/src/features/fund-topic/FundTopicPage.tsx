import { Center, Text } from '@chakra-ui/react';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { isFiltered, type MetricsAddress } from '../../metrics-filter/address.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { MetricsScope } from '../../panels/answer-links/MetricsScope.tsx';
import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { FundCards } from './FundCards.tsx';
import { FundTopicPanels } from './FundTopicPanels.tsx';
import type { FundTopicQuery } from './FundTopicScreen.generated.ts';

interface FundTopicPageProps {
  topic: NonNullable<FundTopicQuery['fundTopic']>;
  /** What the account's answers say in the topic; null where it is not tracked. */
  answers: FundTopicQuery['topicDashboard'];
  /** What these numbers were asked for with. */
  address: MetricsAddress;
  loading: boolean;
  /** Numbers for another filter are on their way. */
  outdated: boolean;
  /** The latest attempt to bring the numbers up to date failed. */
  stale: boolean;
}

/** A topic's header, its four figures, and below the filter what is made of answers. */
export function FundTopicPage({ topic, answers, address, loading, outdated, stale }: FundTopicPageProps) {
  return (
    <NumbersScope address={address} range={answers?.range} topic={answers?.topic.id}>
      <ScreenHeader
        title={`Topic: ${topic.name}`}
        description="Performance overview for this topic"
        aside={
          answers && (
            <MetricsScope
              range={answers.range}
              answers={answers.metrics.answers}
              previous={answers.metrics.previous}
              stale={stale}
            />
          )
        }
      />
      <FundCards topic={topic} sample={topic.sample} />
      {answers && (
        <MetricsFilterBar platforms={answers.availablePlatforms} busy={loading} range={answers.range} />
      )}
      <Refreshing outdated={outdated}>
        <Answers answers={answers} address={address} />
      </Refreshing>
    </NumbersScope>
  );
}

function Answers({ answers, address }: Pick<FundTopicPageProps, 'answers' | 'address'>) {
  if (answers && !hasNoData(answers.metrics)) return <FundTopicPanels metrics={answers.metrics} />;
  if (answers && isFiltered(address)) {
    return <EmptyRange range={answers.range} platforms={answers.availablePlatforms} />;
  }
  return (
    <Center minH="40">
      <Text color="fg.subtle">No data available for this topic</Text>
    </Center>
  );
}

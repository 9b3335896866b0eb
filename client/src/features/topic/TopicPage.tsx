import { Button, Center, Flex, HStack, Spinner, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { isFiltered, type MetricsAddress, withMetricsAddress } from '../../metrics-filter/address.ts';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { MetricsScope, MetricsScopeSpace } from '../../panels/answer-links/MetricsScope.tsx';
import { OutdatedNotice } from '../../panels/answer-links/OutdatedNotice.tsx';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { hasNoData } from '../../panels/empty-range/has-no-data.ts';
import { MetricsPanels } from '../../panels/metrics-panels/MetricsPanels.tsx';
import { ChartNumbersScope } from '../../panels/notes/ChartNumbersScope.tsx';
import { AskedBy } from '../../panels/origins/AskedBy.tsx';
import { ScreenActions } from '../../panels/screen-actions/ScreenActions.tsx';
import { paths } from '../../paths.ts';
import { FundCards } from './FundCards.tsx';
import type { FundTopicQuery } from './FundTopic.generated.ts';
import type { TopicQuery } from './TopicScreen.generated.ts';

interface TopicPageProps {
  /** What is measured; undefined while loading, null for a topic of the fund that the account does not track. */
  topic: TopicQuery['topicDashboard'] | undefined;
  /** The fund's own figures of it. */
  fundTopic: FundTopicQuery['fundTopic'] | undefined;
  /** The fund's figures are shown, or loading. */
  hasFundCards: boolean;
  /** The filter of these numbers. */
  address: MetricsAddress;
  loading: boolean;
  /** The numbers are of another filter than the chosen one. */
  outdated: boolean;
  /** The numbers could not be refreshed. */
  stale: boolean;
  onRetry: () => unknown;
}

/** A topic's header, filter and numbers, in the same places while they load. */
export function TopicPage(props: TopicPageProps) {
  const { topic, fundTopic, hasFundCards, address, loading, outdated, stale, onRetry } = props;
  const name = fundTopic?.name ?? topic?.topic.name;
  return (
    <ChartNumbersScope address={address} range={topic?.range} topicId={topic?.topic.id}>
      <ScreenHeader
        title={name === undefined ? 'Topic' : `Topic: ${name}`}
        description={name === undefined ? <LoadingTopic /> : 'Performance overview for this topic'}
        aside={
          topic === undefined ? (
            <MetricsScopeSpace />
          ) : (
            topic &&
            !hasNoData(topic.metrics) && (
              <MetricsScope
                range={topic.range}
                answers={topic.metrics.answers}
                previous={topic.metrics.previous}
                stale={stale}
              />
            )
          )
        }
      />
      {hasFundCards && <FundCards topic={fundTopic ?? undefined} sample={fundTopic?.sample ?? false} />}
      {topic !== null && (
        <MetricsFilterBar
          platforms={topic?.availablePlatforms}
          busy={loading && topic !== undefined}
          range={topic?.range}
        >
          <ScreenActions
            screen="TOPIC"
            title={topic && `Topic: ${topic.topic.name}`}
            subjectId={topic?.topic.id}
            address={address}
          />
        </MetricsFilterBar>
      )}
      {topic !== null && <AskedBy />}
      {topic !== undefined && outdated && !loading && (
        <OutdatedNotice range={topic?.range} onRetry={onRetry} />
      )}
      <Refreshing outdated={topic !== undefined && outdated && loading}>
        <TopicNumbers topic={topic} address={address} withoutCards={hasFundCards} />
      </Refreshing>
    </ChartNumbersScope>
  );
}

interface TopicNumbersProps extends Pick<TopicPageProps, 'topic' | 'address'> {
  withoutCards: boolean;
}

function TopicNumbers({ topic, address, withoutCards }: TopicNumbersProps) {
  if (topic && !hasNoData(topic.metrics)) {
    const filter = withMetricsAddress(new URLSearchParams(), address);
    return (
      <>
        <MetricsPanels
          metrics={topic.metrics}
          previous={topic.metrics.previous}
          withoutCards={withoutCards}
        />
        <Flex justify="end" pt="4" data-no-print="">
          <Button asChild variant="outline" size="sm">
            <Link to={paths.topicGaps(topic.topic.id, filter)}>
              Gaps in this topic
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        </Flex>
      </>
    );
  }
  if (topic === undefined) {
    return <MetricsPanels metrics={undefined} previous={undefined} withoutCards={withoutCards} />;
  }
  if (topic && isFiltered(address)) {
    return <EmptyRange range={topic.range} platforms={topic.availablePlatforms} />;
  }
  return (
    <Center minH="40">
      <Text color="fg.subtle">No data available for this topic</Text>
    </Center>
  );
}

const LoadingTopic = () => (
  <HStack as="span" gap="2" role="status">
    <Spinner
      boxSize="3.5"
      borderWidth="2px"
      borderRadius="full"
      borderColor="border.emphasized"
      borderTopColor="accent.line"
      animation="spin 0.8s linear infinite"
    />
    Loading topic data...
  </HStack>
);

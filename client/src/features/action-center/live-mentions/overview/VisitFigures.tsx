import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../../components/figures/StatCard.tsx';
import { formatCount, formatDecimal, formatPercent, formatRange } from '../../../../format.ts';
import type { VisitOverviewQuery, VisitShareFragment } from '../Visits.generated.ts';

type Metrics = VisitOverviewQuery['visitMetrics'];

/** `3.1–5.5%` of the visits; why there is none otherwise. */
export const formatInterval = ({ low, high, note }: VisitShareFragment) =>
  low === null || high === null ? note : `95% interval ${formatDecimal(low)}–${formatPercent(high)}`;

/** The sums of the range. */
export function VisitFigures({ metrics }: { metrics: Metrics }) {
  const { visits, previous, forged, people, previousPeople, refused, assets, otherPages } = metrics;
  const before = (count: number | null) => (count === null ? undefined : describePrevious(count, metrics));
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Visits of AI bots"
        info={`Requests by user agents of AI platforms, without redirects and without forged ones. ${formatCount(assets)} of them asked for images and other parts of pages, ${formatCount(otherPages)} for pages beyond the 2,000 new ones of a day.`}
        value={formatCount(visits)}
        note={before(previous)}
      />
      <StatCard
        title="Refused"
        info="Visits that got a status of 400 or more, of all visits of AI bots."
        value={refused.value === null ? '–' : formatPercent(refused.value)}
        label={`${formatCount(refused.hits)} of ${formatCount(refused.visits)}`}
        note={formatInterval(refused)}
      />
      <StatCard
        title="Forged"
        info="Requests that name an AI bot and come from an address outside the ranges that its vendor publishes. They are counted in no other figure."
        value={formatCount(forged)}
        note="Not counted in any other figure"
      />
      <StatCard
        title="People from AI"
        info="People whose request names an AI platform as referrer or in utm_source. Many apps and browsers send neither, so there were at least so many."
        value={formatCount(people)}
        label="or more"
        note={before(previousPeople)}
      />
    </SimpleGrid>
  );
}

const describePrevious = (count: number, { previousRange }: Metrics) =>
  previousRange?.from && previousRange.to
    ? `${formatCount(count)} in the range before, ${formatRange(previousRange.from, previousRange.to)}`
    : undefined;

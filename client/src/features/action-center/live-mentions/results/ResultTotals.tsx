import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../../components/figures/StatCard.tsx';
import { formatCount } from '../../../../format.ts';
import { formatKeyEvents, formatKnown, formatRevenue } from './format-figures.ts';
import type { PageResultsQuery } from './Results.generated.ts';

/** The sums of the range, from answers to revenue. */
export function ResultTotals({ totals, coverage }: PageResultsQuery['pageResults']) {
  const { answers, visits, people, sessions, keyEvents, revenue } = totals;
  const { logDays, currency } = coverage;
  const fromLogs = (count: number) => (logDays === 0 ? '–' : formatCount(count));
  const source = sessions === null ? 'Not known' : 'From Google Analytics';
  return (
    <SimpleGrid columns={{ base: 2, md: 3, '2xl': 6 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Answers"
        info="Collected answers of the range that cite a page of your site. One that cites several counts once."
        value={formatCount(answers)}
        note="That cite your site"
      />
      <StatCard
        title="Visits of AI bots"
        info="Requests by user agents of AI platforms for pages, from your server logs, without redirects and forged ones."
        value={fromLogs(visits)}
        note={logDays === 0 ? 'Not known' : 'From server logs'}
      />
      <StatCard
        title="People from AI"
        info="People whose request names an AI platform as referrer or in utm_source. There were at least so many."
        value={fromLogs(people)}
        note={logDays === 0 ? 'Not known' : 'From server logs, or more'}
      />
      <StatCard
        title="Sessions"
        info="Sessions that AI assistants sent: of the medium ai-assistant, or of a source that is an AI platform. Advertisements do not count."
        value={formatKnown(sessions)}
        note={sessions === null ? source : `${source}, or more`}
      />
      <StatCard
        title="Key events"
        info="What you marked as a success in Google Analytics, in these sessions."
        value={formatKeyEvents(keyEvents)}
        note={source}
      />
      <StatCard
        title="Revenue"
        info="Total revenue of these sessions, as Google Analytics has it."
        value={formatRevenue(revenue, currency)}
        note={source}
      />
    </SimpleGrid>
  );
}

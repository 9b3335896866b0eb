import { Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import type { FeedVisit } from '../../visit-feed/VisitFeedList.tsx';
import { formatPath, PURPOSES, VERIFICATIONS } from '../visit-names.ts';
import { nameOf, type RecentVisit } from './recent-visit.ts';

/** A visit as the feed shows it. */
export type ListedVisit = FeedVisit & Pick<RecentVisit, 'agent' | 'verification'>;

export const listVisit = (visit: RecentVisit): ListedVisit => ({
  ...{ id: visit.id, at: visit.visitedAt, name: nameOf(visit), vendor: visit.agent?.vendor ?? null },
  ...{ page: formatPath(visit.url), httpStatus: visit.httpStatus },
  ...{ agent: visit.agent, verification: visit.verification },
});

export const FEED_COLUMNS = [
  { header: 'Verification', cell: (visit: ListedVisit) => <VerificationPill visit={visit} /> },
  {
    header: 'Purpose',
    cell: ({ agent }: ListedVisit) => (agent ? PURPOSES[agent.purpose].name : '–'),
  },
];

export function VerificationPill({ visit: { verification } }: { visit: ListedVisit }) {
  if (verification === null) {
    return (
      <Text as="span" color="fg.subtle">
        –
      </Text>
    );
  }
  const { name, palette } = VERIFICATIONS[verification];
  return (
    <Pill size="sm" palette={palette}>
      {name}
    </Pill>
  );
}

import { Text } from '@chakra-ui/react';
import type { FeedVisit } from '../visit-feed/VisitFeedList.tsx';
import type { Visit } from './simulated-visits.ts';

/** A visit as the feed shows it. */
export interface ListedVisit extends FeedVisit {
  ip: string;
  userAgent: string;
}

export const listVisit = ({ id, at, crawler, page, ip, status }: Visit): ListedVisit => ({
  ...{ id: `${id}`, at: at.toISOString(), name: crawler.name, vendor: crawler.provider, page },
  ...{ httpStatus: status, ip, userAgent: crawler.userAgent },
});

export const FEED_COLUMNS = [
  { header: 'IP Address', cell: ({ ip }: ListedVisit) => ip },
  { header: 'User Agent', wraps: true, cell: (visit: ListedVisit) => <UserAgent visit={visit} /> },
];

export const UserAgent = ({ visit }: { visit: ListedVisit }) => (
  <Text fontSize="2xs" lineHeight="1.4" color="fg.subtle" overflowWrap="anywhere">
    {visit.userAgent}
  </Text>
);

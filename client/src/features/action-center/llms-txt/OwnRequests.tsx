import { chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount, formatCounted, formatRange } from '../../../format.ts';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../paths.ts';
import { useSiteFileVisitsQuery } from '../live-mentions/Visits.generated.ts';

const IS_LLMS_TXT = /\/llms(?:-full)?\.txt$/;

/** How often AI bots asked for the account's own file, by its server logs. */
export function OwnRequests() {
  const { data } = useSiteFileVisitsQuery({ variables: { filter: {} } });
  if (!data) return null;
  const { range, visits, files } = data.siteFileVisits;
  const requests = files
    .filter(({ url }) => IS_LLMS_TXT.test(url))
    .reduce((sum, file) => sum + file.visits, 0);
  return (
    <Text mt="2" color="fg.muted" maxW="2xl">
      {range.from && range.to
        ? `Yours got ${formatCounted(requests, 'request')} of AI bots, of ${formatCount(visits)} visits in your logs of ${formatRange(range.from, range.to)}. `
        : 'Nothing is known of yours, because no server log was read yet. '}
      <chakra.span asChild {...OPENS}>
        <Link to={range.from ? paths.visits('files') : paths.visits('imports')}>
          {range.from ? 'See which bots' : 'Send a log'}
        </Link>
      </chakra.span>
    </Text>
  );
}

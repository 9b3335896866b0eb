import { Flex, Heading, SimpleGrid, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { formatCount, formatCounted, formatList } from '../../../../format.ts';
import { OpenAnswers } from '../../../../panels/answer-links/OpenAnswers.tsx';
import type { VisitFilter } from '../../../../schema.generated.ts';
import { formatStatus } from '../../visit-feed/http-status.ts';
import { HourBars } from '../HourBars.tsx';
import { PageLink } from '../PageLink.tsx';
import { type PageVisitsRowFragment, usePageVisitsQuery } from '../Visits.generated.ts';
import { PageBots } from './PageBots.tsx';

/** An open page: where it leads, its statuses, hours and bots. */
export function PageVisitsDetail({ row, filter }: { row: PageVisitsRowFragment; filter: VisitFilter }) {
  const { page, statuses, closedFor } = row;
  const { data, loading, error, refetch } = usePageVisitsQuery({ variables: { id: page.id, filter } });
  const detail = data?.pageVisits;
  if (error && !detail)
    return <LoadError message="The page could not be loaded." onRetry={() => refetch()} />;
  return (
    <Stack gap="5" pt="1">
      <Flex wrap="wrap" columnGap="4" rowGap="1" fontSize="sm" align="center">
        <PageLink page={page} />
        {page.answers > 0 && (
          <OpenAnswers
            of={{ source: page.url, status: ['ANSWERED'] }}
            shown={formatCounted(page.answers, 'answer')}
            hint={`Open the ${formatCounted(page.answers, 'answer')} that cite this page`}
          >
            {`${formatCounted(page.answers, 'answer')} cite it`}
          </OpenAnswers>
        )}
      </Flex>
      {closedFor.length > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {`Your latest robots.txt closes this page for ${formatList(closedFor)}.`}
        </Text>
      )}
      {detail ? (
        <>
          {statuses.length > 0 && (
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
              <section>
                <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
                  Statuses
                </Heading>
                <Stack as="ul" gap="0" fontSize="sm" fontVariantNumeric="tabular-nums">
                  {statuses.map(({ httpStatus, visits }) => (
                    <li key={httpStatus}>{`${formatStatus(httpStatus)}: ${formatCount(visits)}`}</li>
                  ))}
                </Stack>
              </section>
              {detail.hours.length > 0 && (
                <section>
                  <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
                    Hours (UTC)
                  </Heading>
                  <HourBars hours={detail.hours} />
                </section>
              )}
            </SimpleGrid>
          )}
          {detail.agents.length > 0 ? (
            <PageBots agents={detail.agents} page={page} />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              No AI bot asked for this page in this range.
            </Text>
          )}
        </>
      ) : (
        loading && <SkeletonText noOfLines={4} />
      )}
    </Stack>
  );
}

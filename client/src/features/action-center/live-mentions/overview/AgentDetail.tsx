import { chakra, Heading, Link, SimpleGrid, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { Fact } from '../../../../components/figures/Fact.tsx';
import { formatCount, formatDayAndYear, formatPercent, formatRange } from '../../../../format.ts';
import type { VisitFilter } from '../../../../schema.generated.ts';
import { formatStatus } from '../../visit-feed/http-status.ts';
import { HourBars } from '../HourBars.tsx';
import { type AgentRowFragment, type AgentVisitsQuery, useAgentVisitsQuery } from '../Visits.generated.ts';
import { FetchedPages } from './FetchedPages.tsx';
import { formatInterval } from './VisitFigures.tsx';

type Detail = NonNullable<AgentVisitsQuery['agentVisits']>;

/** An open bot: who it is, how it was verified, what it got, when it came and what it fetched. */
export function AgentDetail({ row, filter }: { row: AgentRowFragment; filter: VisitFilter }) {
  const { agent, verified, unpublished, forged, refused } = row;
  const { data, loading, error, refetch } = useAgentVisitsQuery({
    variables: { token: agent.token, filter },
  });
  const detail = data?.agentVisits;
  if (error && !detail) return <LoadError message="The bot could not be loaded." onRetry={() => refetch()} />;
  return (
    <Stack gap="5" pt="1">
      <Verification row={row} />
      <SimpleGrid
        as="dl"
        columns={{ base: 2, md: 4 }}
        gap="4"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <Fact name="Verified">{formatCount(verified)}</Fact>
        <Fact name="No published range">{formatCount(unpublished)}</Fact>
        <Fact name="Forged, counted apart">{formatCount(forged)}</Fact>
        <Fact name="Refused">
          {refused.value === null ? (
            '–'
          ) : (
            <>
              {`${formatPercent(refused.value)} of ${formatCount(refused.visits)}`}
              <Text fontSize="xs" fontWeight="normal" color="fg.subtle">
                {formatInterval(refused)}
              </Text>
            </>
          )}
        </Fact>
      </SimpleGrid>
      {detail ? <Figures detail={detail} token={agent.token} /> : loading && <SkeletonText noOfLines={4} />}
    </Stack>
  );
}

function Verification({ row: { agent, verified, forged, unpublished } }: { row: AgentRowFragment }) {
  const { vendor, documentation, remark, rangesUrl, rangesDate } = agent;
  const external = (href: string, text: string) => (
    <Link href={href} target="_blank" rel="noreferrer" textDecoration="underline">
      {text}
    </Link>
  );
  return (
    <Text fontSize="sm" color="fg.muted" maxW="75ch">
      {documentation && (
        <>
          {external(documentation, `${vendor} on this bot`)}
          {'. '}
        </>
      )}
      {remark && `${remark} `}
      {rangesUrl && rangesDate && verified + forged > 0 && (
        <>
          {'Verified by the '}
          {external(rangesUrl, 'ranges that it publishes')}
          {`, as of ${formatDayAndYear(rangesDate)}. `}
        </>
      )}
      {unpublished > 0 && rangesDate && 'Lines without an address of the internet cannot be verified.'}
      {unpublished > 0 && !rangesDate && rangesUrl && (
        <>
          {'Cannot be verified yet: this server has not fetched the '}
          {external(rangesUrl, `ranges that ${vendor} publishes`)}
          {', so anybody could use this name.'}
        </>
      )}
      {unpublished > 0 &&
        !rangesUrl &&
        `Cannot be verified: ${vendor} publishes no ranges that the product knows of, so anybody could use this name.`}
    </Text>
  );
}

function Figures({ detail, token }: { detail: Detail; token: string }) {
  const { statuses, hours, pages, recent } = detail;
  const days = recent.from && recent.to ? formatRange(recent.from, recent.to) : '';
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        <section>
          <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
            Statuses
          </Heading>
          <chakra.ul fontSize="sm" fontVariantNumeric="tabular-nums">
            {statuses.map(({ httpStatus, visits }) => (
              <li key={httpStatus}>{`${formatStatus(httpStatus)}: ${formatCount(visits)}`}</li>
            ))}
          </chakra.ul>
        </section>
        {hours.length > 0 && (
          <section>
            <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
              {`Hours (UTC), ${days}`}
            </Heading>
            <HourBars hours={hours} />
          </section>
        )}
      </SimpleGrid>
      {pages.length > 0 && <FetchedPages detail={detail} token={token} />}
    </>
  );
}

import { Box, chakra, Heading, SimpleGrid, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { OPENS, OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { VisitPage } from '../../../panels/sources/VisitPage.tsx';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { ScoreBars } from '../../../panels/web-pages/ScoreBars.tsx';
import { paths } from '../../../paths.ts';
import type { MetricsFilter } from '../../../schema.generated.ts';
import {
  type CitedSiteQuery,
  type SiteRowFragment,
  useCitedSiteQuery,
} from './TopSourcesScreen.generated.ts';

type Detail = NonNullable<CitedSiteQuery['citedSite']>;
type Page = Detail['pages'][number];

/** Pages shown of each kind; product specification, section 9. */
const MAX_EXAMPLES = 2;

/** An open site: what it is, the scores of its read pages, and its most cited pages by kind. */
export function SiteDetail({ site, filter }: { site: SiteRowFragment; filter: MetricsFilter }) {
  const { domain, pages, pagesRead, scores } = site;
  const { data, error, refetch } = useCitedSiteQuery({ variables: { filter, domain } });
  const detail = data?.citedSite;
  if (error && !detail)
    return <LoadError message="The site could not be loaded." onRetry={() => refetch()} />;
  return (
    <>
      <Box maxW="75ch" color="fg.muted" mb="5">
        {detail ? <Description detail={detail} /> : <SkeletonText noOfLines={2} />}
      </Box>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '10' }}>
        <section>
          <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
            Scores
          </Heading>
          {scores ? (
            <Stack gap="3">
              <ScoreBars scores={scores} />
              <Text fontSize="xs" color="fg.subtle">
                {`Medians; ${formatCount(pagesRead)} of ${formatCounted(pages, 'page')} read.`}
              </Text>
            </Stack>
          ) : (
            <Text fontSize="sm" color="fg.muted">
              {'Not read yet. '}
              <chakra.span asChild {...OPENS}>
                <Link to={paths.pages}>Read cited pages</Link>
              </chakra.span>
            </Text>
          )}
        </section>
        <section>
          <Heading as="h3" fontSize="sm" fontWeight="medium" mb="2">
            Examples
          </Heading>
          <Stack gap="4">
            {detail &&
              groupByKind(detail.pages).map(([kind, own]) => (
                <Examples key={kind} kind={kind} pages={own} domain={domain} />
              ))}
          </Stack>
        </section>
      </SimpleGrid>
    </>
  );
}

function Description({ detail: { domain, description, answers, missed, visible } }: { detail: Detail }) {
  const link = (count: number, of: object, what: string) => (
    <OpenAnswers
      of={{ site: domain, ...of }}
      shown={formatCounted(count, 'answer')}
      hint={`Open the ${formatCounted(count, 'answer')} that cite this site${what}`}
    >
      {formatCounted(count, 'answer')}
    </OpenAnswers>
  );
  return (
    <>
      {description && <Text mb="2">{description}</Text>}
      <Text>
        {'Cited by '}
        {link(answers, {}, '')}
        {': '}
        {link(missed, { missed: true }, ', name a competitor and not you')}
        {` ${missed === 1 ? 'names' : 'name'} a competitor and not you, `}
        {link(visible, { visible: true }, ' and name you')}
        {` ${visible === 1 ? 'names' : 'name'} you.`}
      </Text>
    </>
  );
}

interface ExamplesProps {
  kind: string;
  pages: readonly Page[];
  domain: string;
}

function Examples({ kind, pages, domain }: ExamplesProps) {
  return (
    <div>
      <Text fontSize="xs" color="fg.subtle" mb="1">
        {kind}
      </Text>
      <chakra.ul display="grid" gap="1.5" aria-label={kind}>
        {pages.slice(0, MAX_EXAMPLES).map(({ url, title, answers }) => {
          const { site, path } = splitAddress(url, domain);
          const name = title || `${site}${path}`;
          return (
            <chakra.li key={url} fontSize="sm" display="flex" gap="2" alignItems="center" minW="0">
              <Box minW="0" overflowWrap="anywhere">
                <OpenAnswers
                  of={{ source: url }}
                  shown={name}
                  hint={`Open the ${formatCounted(answers, 'answer')} that cite this page`}
                >
                  {name}
                </OpenAnswers>
                <Text as="span" ms="2" color="fg.subtle" whiteSpace="nowrap">
                  {formatCounted(answers, 'answer')}
                </Text>
              </Box>
              <VisitPage url={url} name={`${site}${path}`} />
            </chakra.li>
          );
        })}
      </chakra.ul>
    </div>
  );
}

const groupByKind = (pages: readonly Page[]) => [
  ...Map.groupBy(pages, ({ kind }) => (kind === null ? 'Not read yet' : PAGE_KINDS[kind])),
];

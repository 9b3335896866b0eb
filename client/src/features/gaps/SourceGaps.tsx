import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { Pill } from '../../components/figures/Pill.tsx';
import type { TableColumn } from '../../components/table/use-table-state.ts';
import { formatCounted } from '../../format.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { safeHref, splitAddress } from '../../panels/sources/source-url.ts';
import type { SourceGapSort, SourceGapText } from '../../schema.generated.ts';
import { GapsPage } from './GapsPage.tsx';
import { figureColumns, lastMissedColumn } from './gap-columns.tsx';
import { CELL } from './gap-css.ts';
import { type SourceGaps_GapFragment as SourceGap, useSourceGapsQuery } from './SourceGaps.generated.ts';
import { useGapList } from './use-gap-list.ts';

const answers = {
  rate: 'Share',
  answers: 'Cited by',
  address: ({ url }: SourceGap) => ({ source: url }),
  which: 'that cite this page',
};

const COLUMNS: readonly TableColumn<SourceGap, SourceGapSort, SourceGapText>[] = [
  {
    id: 'source',
    header: 'Source',
    width: 248,
    sort: 'URL',
    searchIn: 'URL',
    value: ({ url }) => url,
    cell: (gap) => <SourceCell gap={gap} />,
    csv: [
      { header: 'URL', value: ({ url }) => url },
      { header: 'Domain', value: ({ domain }) => domain },
      { header: 'Your site', value: ({ own }) => (own ? 'yes' : 'no') },
    ],
  },
  {
    id: 'title',
    header: 'Title',
    width: 200,
    sort: 'TITLE',
    searchIn: 'TITLE',
    value: ({ title }) => title || null,
    cell: ({ title }) => (
      <span className={CELL.title} title={title}>
        {title || '–'}
      </span>
    ),
  },
  ...figureColumns(answers),
  lastMissedColumn(answers),
];

const rowKey = ({ url }: SourceGap) => url;

/** Pages cited by answers that name a competitor and not the brand. */
export function SourceGaps() {
  const { table, request } = useGapList('source-gaps', COLUMNS);
  const { variables } = request;
  const { data, loading, error, refetch, fetchMore } = useSourceGapsQuery({ variables });
  const fetchPage = useCallback(
    async (after: string, first: number) =>
      (await fetchMore({ variables: { ...variables, after, first } })).data?.sourceGaps,
    [fetchMore, variables],
  );
  return (
    <GapsPage
      unit="source"
      table={table}
      rowKey={rowKey}
      request={request}
      list={data?.sourceGaps}
      fetchMore={fetchPage}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
    />
  );
}

/** A page's site and path, with a link to it. */
function SourceCell({ gap: { url, domain, own, missed } }: { gap: SourceGap }) {
  const { site, path } = splitAddress(url, domain);
  const href = safeHref(url);
  return (
    <div className={CELL.withAction}>
      <div className={CELL.clamped} title={url}>
        <AnswersLink
          className={CELL.opens}
          of={{ source: url, missed: true }}
          shown={site + path}
          hint={`Open the ${formatCounted(missed.hits, 'missed answer')} that cite this page`}
        >
          <span className={CELL.site}>{site}</span>
          <span className={CELL.subtle}>{path}</span>
        </AnswersLink>
        {own && (
          <chakra.span ms="2">
            <Pill size="sm" palette="accent">
              Your site
            </Pill>
          </chakra.span>
        )}
      </div>
      {href && (
        <a
          className={CELL.action}
          href={href}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`Visit ${site}${path}`}
          title="Visit the page"
          data-no-print=""
        >
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

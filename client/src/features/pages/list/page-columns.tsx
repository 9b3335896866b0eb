import { Link } from 'react-router-dom';
import type { AnswersAddress } from '../../../answers-address.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import type { TableColumn } from '../../../components/table/use-table-state.ts';
import { formatCount, formatCounted, formatDayAndYear } from '../../../format.ts';
import { AnswersLink } from '../../../panels/answer-links/AnswersLink.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { VisitPage } from '../../../panels/sources/VisitPage.tsx';
import { OwnerPill } from '../../../panels/web-pages/OwnerPill.tsx';
import { OWNERS } from '../../../panels/web-pages/owners.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { formatScoreValue, SCORES } from '../../../panels/web-pages/scores.ts';
import { paths } from '../../../paths.ts';
import type { WebPageSort } from '../../../schema.generated.ts';
import { STATUSES } from '../page-names.ts';
import type { PagesTable_PageFragment as Page } from './PagesTable.generated.ts';
import { CELL } from './page-css.ts';

type PageColumn = TableColumn<Page, WebPageSort, never>;

const dayOf = (iso: string) => iso.slice(0, 10);
/** Widths of the scores’ columns: their names’. */
const SCORE_WIDTHS = [148, 96, 104, 96, 132, 88];

/** The table’s columns; what the answers say of a page comes first. */
export const PAGE_COLUMNS: readonly PageColumn[] = [
  {
    id: 'page',
    header: 'Page',
    width: 284,
    sort: 'TITLE',
    value: ({ title }) => title,
    cell: (page) => <PageCell page={page} />,
    csv: [
      { header: 'URL', value: ({ url }) => url },
      { header: 'Title', value: ({ title }) => title },
      {
        header: 'Whose',
        value: ({ owner }) => OWNERS[owner],
      },
      { header: 'Simulated page', value: ({ simulated }) => (simulated ? 'yes' : 'no') },
    ],
  },
  {
    id: 'status',
    header: 'Status',
    width: 176,
    value: ({ status }) => STATUSES[status].name,
    cell: (page) => <StatusCell page={page} />,
    csv: [
      { header: 'Status', value: ({ status }) => STATUSES[status].name },
      { header: 'Problem', value: ({ problem }) => problem },
    ],
  },
  {
    id: 'cited',
    header: 'Cited in',
    width: 92,
    numeric: true,
    sort: 'CITED',
    value: ({ answers }) => answers,
    csv: [{ header: 'Cited in (answers)', value: ({ answers }) => answers }],
    cell: (page) => (
      <AnswersOf
        page={page}
        count={page.answers}
        which={{ status: ['ANSWERED'] }}
        saying="that cite this page"
      />
    ),
  },
  {
    id: 'missed',
    header: 'Missed',
    width: 84,
    numeric: true,
    sort: 'MISSED',
    value: ({ missed }) => missed.hits,
    csv: [{ header: 'Missed (answers)', value: ({ missed }) => missed.hits }],
    cell: (page) => (
      <AnswersOf
        page={page}
        count={page.missed.hits}
        which={{ missed: true }}
        saying="that cite this page and name a competitor and not your brand"
      />
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 132,
    value: ({ kind }) => kind && PAGE_KINDS[kind],
    cell: ({ kind }) => (kind ? PAGE_KINDS[kind] : <Nothing />),
  },
  {
    id: 'read',
    header: 'Last read',
    width: 112,
    numeric: true,
    sort: 'READ_AT',
    value: ({ readAt }) => readAt,
    cell: ({ readAt }) => (readAt ? formatDayAndYear(dayOf(readAt)) : <Nothing />),
  },
  {
    id: 'words',
    header: 'Words',
    width: 88,
    numeric: true,
    sort: 'WORDS',
    value: ({ words, readAt }) => (readAt ? words : null),
    cell: ({ words, readAt }) => (readAt ? formatCount(words) : <Nothing />),
  },
  ...SCORES.map(
    ({ key, name, score, unit }, index): PageColumn => ({
      id: key,
      header: name,
      width: SCORE_WIDTHS[index] ?? 96,
      numeric: true,
      sort: score,
      value: ({ scores }) => scores?.[key] ?? null,
      cell: ({ scores }) => (scores?.[key] == null ? <Nothing /> : formatScoreValue(scores[key])),
      csv: [{ header: `${name} (${unit})`, value: ({ scores }) => scores?.[key] ?? null }],
    }),
  ),
];

const Nothing = () => <span className={CELL.subtle}>–</span>;

function PageCell({ page: { id, url, domain, title, owner, simulated } }: { page: Page }) {
  const { site, path } = splitAddress(url, domain);
  return (
    <div className={CELL.page}>
      <div className={CELL.names}>
        <Link className={CELL.title} to={paths.page(id)} title={title || url}>
          {title || site + path}
        </Link>
        <div className={CELL.address}>
          <span className={CELL.url} title={url}>
            {site + path}
          </span>
          <OwnerPill owner={owner} />
          {simulated && <Pill size="sm">Simulated</Pill>}
        </div>
      </div>
      <VisitPage url={url} name={site + path} />
    </div>
  );
}

function StatusCell({ page: { status, problem } }: { page: Page }) {
  const { name, palette, sentence } = STATUSES[status];
  const why = status === 'READ' ? null : (problem ?? sentence);
  return (
    <>
      <Pill size="sm" palette={palette}>
        {name}
      </Pill>
      {why && (
        <span className={CELL.problem} title={why}>
          {why}
        </span>
      )}
    </>
  );
}

interface AnswersOfProps {
  page: Page;
  count: number;
  which: AnswersAddress;
  /** "that cite this page" */
  saying: string;
}

function AnswersOf({ page: { url }, count, which, saying }: AnswersOfProps) {
  if (count === 0) return <span className={CELL.subtle}>0</span>;
  return (
    <AnswersLink
      className={CELL.opens}
      of={{ source: url, ...which }}
      shown={formatCount(count)}
      hint={`Open the ${formatCounted(count, 'answer')} ${saying}`}
    >
      {formatCount(count)}
    </AnswersLink>
  );
}

import { chakra } from '@chakra-ui/react';
import { PenLine } from 'lucide-react';
import { Fragment, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '../../components/figures/Pill.tsx';
import type { TableColumn } from '../../components/table/use-table-state.ts';
import { formatCount, formatCounted } from '../../format.ts';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { paths } from '../../paths.ts';
import type { PromptGapSort, PromptGapText } from '../../schema.generated.ts';
import { GapsPage } from './GapsPage.tsx';
import { figureColumns, lastMissedColumn } from './gap-columns.tsx';
import { CELL } from './gap-css.ts';
import {
  type PromptGaps_GapFragment as PromptGap,
  useGapToolsQuery,
  usePromptGapsQuery,
} from './PromptGaps.generated.ts';
import { useGapList } from './use-gap-list.ts';

const answers = {
  rate: 'Missed rate',
  answers: 'Answers',
  address: ({ id }: PromptGap) => ({ prompt: id }),
  which: 'to this prompt',
};

type PromptGapColumn = TableColumn<PromptGap, PromptGapSort, PromptGapText>;

const columns = (hasBriefs: boolean): readonly PromptGapColumn[] => [
  {
    id: 'prompt',
    header: 'Prompt',
    width: 248,
    sort: 'QUESTION',
    searchIn: 'QUESTION',
    value: ({ question }) => question,
    cell: (gap) => <Question gap={gap} hasBrief={hasBriefs} />,
    csv: [
      { header: 'Prompt', value: ({ question }) => question },
      { header: 'Branded', value: ({ branded }) => (branded ? 'yes' : 'no') },
    ],
  },
  ...figureColumns(answers),
  {
    id: 'instead',
    header: 'Named instead',
    width: 200,
    searchIn: 'NAMED_INSTEAD',
    value: ({ instead }) =>
      instead.map(({ company, answers: count }) => `${company.name} (${count})`).join('; '),
    cell: (gap) => <NamedInstead gap={gap} />,
  },
  {
    id: 'topic',
    header: 'Topic',
    width: 128,
    sort: 'TOPIC',
    searchIn: 'TOPIC',
    value: ({ topic }) => topic.name,
    cell: ({ topic }) => <TopicLink topic={topic} />,
  },
  lastMissedColumn(answers),
];

const COLUMNS = columns(false);
const COLUMNS_WITH_BRIEFS = columns(true);

const rowKey = ({ id }: PromptGap) => id;

/** Prompts with answers that name a competitor and not the brand. */
export function PromptGaps() {
  const viewer = useGapToolsQuery().data?.viewer;
  const hasBriefs = viewer?.view === 'GENERAL' && viewer.actionCenter;
  const { table, request } = useGapList('prompt-gaps', hasBriefs ? COLUMNS_WITH_BRIEFS : COLUMNS);
  const { variables } = request;
  const { data, loading, error, refetch, fetchMore } = usePromptGapsQuery({ variables });
  const fetchPage = useCallback(
    async (after: string, first: number) =>
      (await fetchMore({ variables: { ...variables, after, first } })).data?.promptGaps,
    [fetchMore, variables],
  );
  return (
    <GapsPage
      unit="prompt"
      table={table}
      rowKey={rowKey}
      request={request}
      list={data?.promptGaps}
      fetchMore={fetchPage}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
    />
  );
}

function Question({ gap, hasBrief }: { gap: PromptGap; hasBrief: boolean }) {
  const withFilter = useCarriedFilter();
  const { id, question, branded } = gap;
  return (
    <div className={CELL.withAction}>
      <div className={CELL.clamped} title={question}>
        <Link className={CELL.opens} to={withFilter(paths.prompt(id))}>
          {question}
        </Link>
        {branded && (
          <chakra.span ms="2">
            <Pill size="sm">Branded</Pill>
          </chakra.span>
        )}
      </div>
      {hasBrief && (
        <Link
          className={CELL.action}
          to={paths.brief(id)}
          aria-label={`Brief for “${question}”`}
          title="Brief: what cited pages have and yours lack"
          data-no-print=""
        >
          <PenLine size={14} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

/** The competitors that a prompt's missed answers name most. */
function NamedInstead({ gap: { id, instead } }: { gap: PromptGap }) {
  return (
    <div className={CELL.clamped}>
      {instead.map(({ company, answers: count }, index) => (
        <Fragment key={company.id}>
          {index > 0 && ', '}
          <AnswersLink
            className={CELL.opens}
            of={{ prompt: id, company: company.id, missed: true }}
            shown={`${company.name} ${formatCount(count)}`}
            hint={`Open the ${formatCounted(count, 'missed answer')} to this prompt that name ${company.name}`}
          >
            {company.name}
            <span className={CELL.subtle}>{` ${formatCount(count)}`}</span>
          </AnswersLink>
        </Fragment>
      ))}
    </div>
  );
}

/** Links to a topic's page with the same range and platform. */
function TopicLink({ topic: { name, slug } }: { topic: { name: string; slug: string } }) {
  const withFilter = useCarriedFilter();
  return (
    <Link className={CELL.topic} to={withFilter(paths.topic(slug))}>
      {name}
    </Link>
  );
}

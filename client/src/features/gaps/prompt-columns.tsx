import { Badge } from '@chakra-ui/react';
import type { TableColumn } from '../../components/table/table-column.ts';
import { formatCounted } from '../../format.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { LOOK } from './gap-css.ts';
import { figureColumns, lastMissedColumn } from './gap-figures.tsx';
import { NamedInstead } from './NamedInstead.tsx';
import type { PromptColumns_GapFragment as PromptGap } from './prompt-columns.generated.ts';
import { TopicLink } from './TopicLink.tsx';

const words = {
  rate: 'Missed rate',
  answers: 'Answers',
  address: ({ id }: PromptGap) => ({ prompt: id }),
  which: 'to this prompt',
};

/** Columns of the table of prompts. */
export const PROMPT_COLUMNS: readonly TableColumn<PromptGap>[] = [
  {
    id: 'prompt',
    header: 'Prompt',
    width: 248,
    searched: true,
    value: ({ question }) => question,
    cell: (gap) => <Question gap={gap} />,
    csv: [
      { header: 'Prompt', value: ({ question }) => question },
      { header: 'Branded', value: ({ branded }) => (branded ? 'yes' : 'no') },
    ],
  },
  ...figureColumns(words),
  {
    id: 'instead',
    header: 'Named instead',
    width: 200,
    searched: true,
    value: ({ instead }) => instead.map(({ company }) => company.name).join(', ') || null,
    cell: (gap) => <NamedInstead gap={gap} />,
    csv: [
      {
        header: 'Named instead',
        value: ({ instead }) =>
          instead.map(({ company, answers }) => `${company.name} (${answers})`).join('; '),
      },
    ],
  },
  {
    id: 'topic',
    header: 'Topic',
    width: 128,
    searched: true,
    value: ({ topic }) => topic.name,
    cell: ({ topic }) => <TopicLink topic={topic} />,
  },
  lastMissedColumn(words),
];

function Question({ gap: { id, question, branded, missed } }: { gap: PromptGap }) {
  return (
    <div className={LOOK.clamped} title={question}>
      <AnswersLink
        className={LOOK.opens}
        of={{ prompt: id, missed: true }}
        shown={question}
        hint={`Open the ${formatCounted(missed.hits, 'missed answer')} to this prompt`}
      >
        {question}
      </AnswersLink>
      {branded && (
        <Badge ms="2" px="1.5" borderRadius="full" fontSize="2xs" bg="bg.muted" color="fg.muted">
          Branded
        </Badge>
      )}
    </div>
  );
}

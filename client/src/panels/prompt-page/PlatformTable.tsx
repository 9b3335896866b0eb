import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/layout/Panel.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatDayAndYear, formatDecimal } from '../../format.ts';
import { paths } from '../../paths.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { formatMean, RateOpens } from './figures.tsx';
import type { PromptPage, PromptPlatform } from './prompt-page.ts';

type Row = PromptPlatform;

/** How each platform answers the prompt. */
export function PlatformTable({ page: { prompt, platforms } }: { page: PromptPage }) {
  const hasAnswers = platforms.some(({ latest }) => latest !== undefined);
  return (
    <Panel
      title="Platforms"
      info={`Mention rate and sentiment with their 95% intervals. Mean place: order of first mention of your brand among the companies you track.${hasAnswers ? ' Model: of the latest answer, as the platform reports it.' : ''}`}
      empty={platforms.length === 0}
      emptyText="No platform answered in this range."
    >
      <FiguresTable
        caption="Platforms that answered this prompt"
        columns={[
          { header: 'Platform', cell: ({ platform }: Row) => platform.name },
          {
            header: 'Mention rate',
            cell: ({ platform, visibility }) => (
              <RateOpens
                rate={visibility}
                of={{ prompt: prompt.id, platform: platform.key, visible: true }}
                which={`of ${platform.name} to this prompt that name your brand`}
              />
            ),
          },
          { header: 'Answers', cell: ({ visibility }) => formatCount(visibility.answers) },
          {
            header: 'Mean place',
            cell: ({ meanPosition }) => (meanPosition === null ? '–' : formatDecimal(meanPosition)),
          },
          { header: 'Sentiment', cell: ({ sentiment }) => formatMean(sentiment) },
          ...(hasAnswers
            ? [
                { header: 'Latest answer', cell: (row: Row) => <Latest row={row} /> },
                { header: 'Model', words: true, cell: ({ latest }: Row) => latest?.model ?? '–' },
              ]
            : []),
        ]}
        rows={platforms}
        rowKey={({ platform }) => platform.key}
      />
    </Panel>
  );
}

function Latest({ row: { platform, latest } }: { row: Row }) {
  if (!latest) return '–';
  const day = formatDayAndYear(latest.day);
  return (
    <chakra.span asChild {...OPENS}>
      <Link to={paths.answer(latest.id)} aria-label={`${day}: Open the latest answer of ${platform.name}`}>
        {day}
      </Link>
    </chakra.span>
  );
}

import { SimpleGrid } from '@chakra-ui/react';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { formatCount, formatCounted, formatPercent } from '../../../format.ts';
import type { ToolFiguresFragment } from './FundHomeScreen.generated.ts';

/** Totals of the tools; undefined while loading. */
export function FigureCards({ figures }: { figures: ToolFiguresFragment | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Published Content"
        info="Items of the content library that are part of the llms.txt file."
        value={figures && formatCount(figures.publishedItems)}
        note={figures ? `of ${formatCounted(figures.libraryItems, 'item')} in the library` : ' '}
      />
      <StatCard
        title="Sources Analyzed"
        info="Publications whose citations in AI answers were analyzed."
        value={figures && formatCount(figures.analysedSources)}
        note={figures ? `cited ${formatCounted(figures.sourceCitations, 'time')}` : ' '}
      />
      <StatCard
        title="Outreach Emails Sent"
        info="E-mails of all outreach campaigns."
        value={figures && formatCount(figures.emailsSent)}
        note={figures ? answeredNote(figures.responseRate) : ' '}
      />
      <StatCard
        title="Prompt Visibility"
        info="How often answers name the fund, on average over its prompts."
        value={figures && formatPercent(figures.promptVisibility)}
        note={figures ? `average of ${formatCounted(figures.prompts, 'prompt')}` : ' '}
      />
    </SimpleGrid>
  );
}

const answeredNote = (responseRate: number | null) =>
  responseRate === null ? 'none yet' : `${formatPercent(responseRate)} answered`;

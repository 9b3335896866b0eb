import { chakra } from '@chakra-ui/react';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount } from '../../format.ts';
import { PromptLink } from '../prompts/PromptLink.tsx';
import { RateOpens } from './figures.tsx';
import type { PromptPage } from './prompt-page.ts';

type Row = PromptPage['variants'][number];

/** Other wordings of the question, and what they were before it was changed. */
export function VariantTable({ page: { variants } }: { page: PromptPage }) {
  if (variants.length === 0) return null;
  return (
    <Panel
      title="Other wordings"
      info="Prompts of the same group: wordings of one question, and archived ones that this prompt replaced. Mention rates of the same range, with their 95% intervals."
    >
      <FiguresTable
        caption="Other wordings of this prompt"
        columns={[
          {
            header: 'Wording',
            shrinks: true,
            cell: ({ prompt, archived }: Row) => (
              <chakra.span whiteSpace="normal" overflowWrap="anywhere">
                <PromptLink id={prompt.id}>{prompt.question}</PromptLink>
                {prompt.branded && (
                  <chakra.span ms="2">
                    <Pill size="sm">Branded</Pill>
                  </chakra.span>
                )}
                {archived && (
                  <chakra.span ms="2">
                    <Pill size="sm">Archived</Pill>
                  </chakra.span>
                )}
              </chakra.span>
            ),
          },
          {
            header: 'Mention rate',
            cell: ({ prompt, visibility }) => (
              <RateOpens
                rate={visibility}
                of={{ prompt: prompt.id, visible: true }}
                which="to this wording that name your brand"
              />
            ),
          },
          { header: 'Answers', wideOnly: true, cell: ({ visibility }) => formatCount(visibility.answers) },
        ]}
        rows={variants}
        rowKey={({ prompt }) => prompt.id}
      />
    </Panel>
  );
}

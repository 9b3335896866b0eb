import { chakra } from '@chakra-ui/react';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { PromptLink } from '../prompts/PromptLink.tsx';
import type { HeadToHead } from './head-to-head.ts';

type Row = HeadToHead['prompts'][number];

/** Whom the answers to each prompt name: only the competitor, both, or only the brand. */
export function PromptTable({ both: { brand, competitor, prompts } }: { both: HeadToHead }) {
  const count = (
    { prompt, ...row }: Row,
    key: 'onlyThem' | 'both' | 'onlyYou',
    filter: { company?: string; without?: string; visible: boolean },
  ) => {
    const shown = formatCount(row[key]);
    if (row[key] === 0) return shown;
    const whom = {
      onlyThem: `${competitor.name} and not ${brand.name}`,
      both: `${competitor.name} and ${brand.name}`,
      onlyYou: `${brand.name} and not ${competitor.name}`,
    }[key];
    return (
      <OpenAnswers
        of={{ prompt: prompt.id, ...filter }}
        shown={shown}
        hint={`Open the ${shown} answers to this prompt that name ${whom}`}
      >
        {shown}
      </OpenAnswers>
    );
  };
  return (
    <Panel
      title="Prompts"
      info="Usable answers to each prompt by whom they name. Those that name only the competitor most often come first; at most 50."
      empty={prompts.length === 0}
      emptyText="No answer in this range names either."
    >
      <FiguresTable
        caption={`Prompts whose answers name ${brand.name} or ${competitor.name}`}
        columns={[
          {
            header: 'Prompt',
            shrinks: true,
            cell: ({ prompt: { id, question, branded } }: Row) => (
              <chakra.span whiteSpace="normal" display="block">
                <PromptLink id={id}>{question}</PromptLink>
                {branded && (
                  <chakra.span ms="2">
                    <Pill size="sm">Branded</Pill>
                  </chakra.span>
                )}
              </chakra.span>
            ),
          },
          {
            header: `Only ${competitor.name}`,
            cell: (row) => count(row, 'onlyThem', { company: competitor.id, visible: false }),
          },
          { header: 'Both', cell: (row) => count(row, 'both', { company: competitor.id, visible: true }) },
          {
            header: `Only ${brand.name}`,
            cell: (row) => count(row, 'onlyYou', { without: competitor.id, visible: true }),
          },
          { header: 'Answers', wideOnly: true, cell: ({ answers }) => formatCount(answers) },
        ]}
        rows={prompts}
        rowKey={({ prompt }) => prompt.id}
      />
    </Panel>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import { formatDecimal } from '../../format.ts';
import type { FundPromptFragment } from './FundPromptsScreen.generated.ts';
import { RankChange, TopCompetitors, VisibilityPill } from './prompt-fields.tsx';
import type { PromptListProps } from './prompt-list.ts';
import { SORT_COLUMNS, SortButton } from './SortButton.tsx';

/** The list in wide windows. */
export function PromptTable({ title, prompts, sort, onSort }: PromptListProps) {
  return (
    <Box
      // Contains the visually hidden texts, which would widen the page otherwise.
      position="relative"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px="5"
      pb="1"
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={title}
      focusVisibleRing="outside"
    >
      <chakra.table width="full" minW="46rem" borderCollapse="collapse">
        <chakra.caption srOnly>{title}</chakra.caption>
        <thead>
          <tr>
            <Heading text="Prompt" />
            <Heading text="Category" />
            {SORT_COLUMNS.map(({ column, ...of }) => (
              <chakra.th
                key={column}
                scope="col"
                py="2"
                pe="5"
                textAlign="end"
                aria-sort={sort.column === column ? (sort.descending ? 'descending' : 'ascending') : 'none'}
              >
                <SortButton column={column} {...of} sort={sort} onSort={onSort} />
              </chakra.th>
            ))}
            <Heading text="Top Competitors" />
          </tr>
        </thead>
        <tbody>
          {prompts.map((prompt) => (
            <Row key={prompt.id} prompt={prompt} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <chakra.th
      scope="col"
      py="2"
      pe="5"
      fontSize="xs"
      fontWeight="medium"
      color="fg.subtle"
      textAlign="start"
    >
      {text}
    </chakra.th>
  );
}

function Row({ prompt }: { prompt: FundPromptFragment }) {
  const cell = { py: '3', pe: '5', verticalAlign: 'top' } as const;
  const figure = { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th {...cell} scope="row" fontWeight="normal" textAlign="start" minW="15rem">
        {prompt.prompt}
      </chakra.th>
      <chakra.td {...cell} whiteSpace="nowrap" color="fg.muted">
        {prompt.category}
      </chakra.td>
      <chakra.td {...figure}>{formatDecimal(prompt.averageRank)}</chakra.td>
      <chakra.td {...figure}>
        <RankChange positions={prompt.rankChange} />
      </chakra.td>
      <chakra.td {...figure}>
        <VisibilityPill visibility={prompt.visibility} />
      </chakra.td>
      <chakra.td {...cell} pe="0">
        <TopCompetitors names={prompt.topCompetitors} />
      </chakra.td>
    </chakra.tr>
  );
}

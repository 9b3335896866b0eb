import { Box, chakra } from '@chakra-ui/react';
import { ScrollTable } from '../../components/table/ScrollTable.tsx';
import { formatDecimal } from '../../format.ts';
import { RankChange, TopCompetitors, VisibilityPill } from './prompt-fields.tsx';
import type { PromptListProps } from './prompt-list.ts';
import { SORT_COLUMNS, SortButton } from './SortButton.tsx';

/** The list in wide windows. */
export function PromptTable({ title, prompts, sort, onSort }: PromptListProps) {
  const head = (
    <>
      <th scope="col">Prompt</th>
      <th scope="col">Category</th>
      {SORT_COLUMNS.map((column) => (
        <th
          key={column.column}
          scope="col"
          data-figure=""
          aria-sort={sort.column !== column.column ? 'none' : sort.descending ? 'descending' : 'ascending'}
        >
          <SortButton {...column} sort={sort} onSort={onSort} />
        </th>
      ))}
      <th scope="col">Top Competitors</th>
    </>
  );
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" px="5" pt="2">
      <ScrollTable caption={title} minW="46rem" head={head}>
        {prompts.map(({ id, prompt, category, averageRank, rankChange, visibility, topCompetitors }) => (
          <tr key={id}>
            <chakra.th scope="row" minW="15rem">
              {prompt}
            </chakra.th>
            <chakra.td whiteSpace="nowrap" color="fg.muted">
              {category}
            </chakra.td>
            <td data-figure="">{formatDecimal(averageRank)}</td>
            <td data-figure="">
              <RankChange positions={rankChange} />
            </td>
            <td data-figure="">
              <VisibilityPill visibility={visibility} />
            </td>
            <td>
              <TopCompetitors names={topCompetitors} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </Box>
  );
}

import { Text } from '@chakra-ui/react';
import { formatDecimal } from '../../../format.ts';
import type { ContentTypeFiguresFragment } from './SourceAnalysisScreen.generated.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { Stars } from './Stars.tsx';

const COLUMNS: readonly FigureColumn<ContentTypeFiguresFragment>[] = [
  { header: 'Content Type', cell: ({ type, topSource }) => <TypeName type={type} topSource={topSource} /> },
  { header: 'Top Source', wideOnly: true, cell: ({ topSource }) => topSource },
  { header: 'Avg Citations', figure: true, cell: ({ averageCitations }) => formatDecimal(averageCitations) },
  { header: 'Impact Rating', cell: ({ impact }) => <Stars rating={impact} /> },
];

/** Which kinds of text are cited most, and by whom they are best known. */
export function ContentTypesTable({ types }: { types: readonly ContentTypeFiguresFragment[] }) {
  return (
    <FigureTable
      caption="Content types by citations"
      columns={COLUMNS}
      rows={types}
      rowKey={({ type }) => type}
      minWidth="20rem"
    />
  );
}

/** The type, with its top source below it where that has no column of its own. */
function TypeName({ type, topSource }: Pick<ContentTypeFiguresFragment, 'type' | 'topSource'>) {
  return (
    <>
      {type}
      <Text as="span" hideFrom="sm" display="block" fontSize="xs" fontWeight="normal" color="fg.subtle">
        {topSource}
      </Text>
    </>
  );
}

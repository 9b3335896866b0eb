import { formatDecimal } from '../../format.ts';
import type { ContentTypesTable_TypeFragment } from './ContentTypesTable.generated.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { Stars } from './Stars.tsx';

const COLUMNS: readonly FigureColumn<ContentTypesTable_TypeFragment>[] = [
  { header: 'Content Type', cell: ({ type }) => type },
  { header: 'Top Source', cell: ({ topSource }) => topSource },
  { header: 'Avg Citations', figure: true, cell: ({ averageCitations }) => formatDecimal(averageCitations) },
  { header: 'Impact Rating', cell: ({ impact }) => <Stars rating={impact} /> },
];

/** Which kinds of text are cited most, and by whom they are best known. */
export function ContentTypesTable({ types }: { types: readonly ContentTypesTable_TypeFragment[] }) {
  return (
    <FigureTable
      caption="Content types by citations"
      columns={COLUMNS}
      rows={types}
      rowKey={({ type }) => type}
    />
  );
}

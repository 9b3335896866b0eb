import type { TableColumn } from '../../components/table/table-column.ts';
import { splitAddress } from '../../panels/sources/source-url.ts';
import { LOOK } from './gap-css.ts';
import { figureColumns, lastMissedColumn } from './gap-figures.tsx';
import { SourceCell } from './SourceCell.tsx';
import type { SourceColumns_GapFragment as SourceGap } from './source-columns.generated.ts';

const words = {
  rate: 'Share',
  answers: 'Cited by',
  address: ({ url }: SourceGap) => ({ source: url }),
  which: 'that cite this page',
};

/** Columns of the table of sources. */
export const SOURCE_COLUMNS: readonly TableColumn<SourceGap>[] = [
  {
    id: 'source',
    header: 'Source',
    width: 248,
    searched: true,
    value: ({ url, domain }) => {
      const { site, path } = splitAddress(url, domain);
      return site + path;
    },
    cell: (gap) => <SourceCell gap={gap} />,
    csv: [
      { header: 'URL', value: ({ url }) => url },
      { header: 'Domain', value: ({ domain }) => domain },
      { header: 'Your site', value: ({ own }) => (own ? 'yes' : 'no') },
    ],
  },
  {
    id: 'title',
    header: 'Title',
    width: 200,
    searched: true,
    value: ({ title }) => title || null,
    cell: ({ title }) => <Title title={title} />,
  },
  ...figureColumns(words),
  lastMissedColumn(words),
];

function Title({ title }: { title: string }) {
  return (
    <span className={LOOK.title} title={title}>
      {title || '–'}
    </span>
  );
}

import { useContext } from 'react';
import { DataSource } from '../../../components/table/data-source.ts';
import { fileName, saveFile } from '../../../components/table/save-file.ts';
import type { CsvColumn } from '../../../components/table/to-csv.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { CONTENT_SCORES } from '../../../panels/web-pages/scores.ts';
import { OWNERS } from './owners.ts';
import type { SiteRowFragment, TopSourcesQuery } from './TopSourcesScreen.generated.ts';

const COLUMNS: readonly CsvColumn<SiteRowFragment>[] = [
  { header: 'Site', value: ({ domain }) => domain },
  { header: 'Whose', value: ({ owner }) => OWNERS[owner] },
  { header: 'Citations', value: ({ citations }) => citations },
  { header: 'In answers that miss you', value: ({ missed }) => missed },
  { header: 'In answers that name you', value: ({ visible }) => visible },
  { header: 'Pages', value: ({ pages }) => pages },
  { header: 'Pages read', value: ({ pagesRead }) => pagesRead },
  {
    header: 'Kinds of pages',
    value: ({ kinds }) => kinds.map(({ kind, pages }) => `${PAGE_KINDS[kind]} ${pages}`).join(', ') || null,
  },
  ...CONTENT_SCORES.map(({ key, name }) => ({
    header: `${name} (median)`,
    value: ({ scores }: SiteRowFragment) => scores?.[key] ?? null,
  })),
];

/** Saves the listed sites as CSV. */
export function useSaveSites({ sites, range, brand }: TopSourcesQuery['topSources']) {
  const { simulated } = useContext(DataSource);
  return async () => {
    const { toCsv, simulatedField } = await import('../../../components/table/to-csv.ts');
    const name = fileName([brand?.name, 'top sources', range.from, 'to', range.to], 'csv');
    saveFile(name, 'text/csv;charset=utf-8', toCsv([...COLUMNS, simulatedField(simulated)], sites));
  };
}

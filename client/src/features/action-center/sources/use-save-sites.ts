import { useApolloClient } from '@apollo/client/react';
import { useContext, useState } from 'react';
import { toastError } from '../../../components/feedback/toasts.ts';
import { DataSource } from '../../../components/table/data-source.ts';
import { fileName, saveFile } from '../../../components/table/save-file.ts';
import type { CsvColumn } from '../../../components/table/to-csv.ts';
import { OWNERS } from '../../../panels/web-pages/owners.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { CONTENT_SCORES } from '../../../panels/web-pages/scores.ts';
import type { MetricsFilter } from '../../../schema.generated.ts';
import {
  AllCitedSitesDocument,
  type SiteRowFragment,
  type TopSourcesQuery,
} from './TopSourcesScreen.generated.ts';
import type { SiteOrder } from './use-site-order.ts';

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
  ...CONTENT_SCORES.map(({ key, name, unit }) => ({
    header: `${name} (median, ${unit})`,
    value: ({ scores }: SiteRowFragment) => scores?.[key] ?? null,
  })),
];

/** The most that the server returns at once. */
const FIRST = 100;

/** Saves all sites of the range as CSV, in their order. */
export function useSaveSites(
  { range, brand }: TopSourcesQuery['topSources'],
  filter: MetricsFilter,
  { sort, direction }: SiteOrder,
) {
  const { simulated } = useContext(DataSource);
  const client = useApolloClient();
  const [isRunning, setRunning] = useState(false);

  async function loadSites(): Promise<SiteRowFragment[]> {
    const sites: SiteRowFragment[] = [];
    for (;;) {
      const { data } = await client.query({
        query: AllCitedSitesDocument,
        variables: { filter, sort, direction, first: FIRST, skip: sites.length },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The sites came without data.');
      sites.push(...data.topSources.sites);
      if (data.topSources.sites.length < FIRST) return sites;
    }
  }

  async function save() {
    const [{ toCsv, simulatedField }, sites] = await Promise.all([
      import('../../../components/table/to-csv.ts'),
      loadSites(),
    ]);
    const name = fileName([brand?.name, 'top sources', range.from, 'to', range.to], 'csv');
    saveFile(name, 'text/csv;charset=utf-8', toCsv([...COLUMNS, simulatedField(simulated)], sites));
  }

  async function run() {
    setRunning(true);
    try {
      await save();
    } catch {
      await toastError('Failed to export the sources. Please try again later.');
    } finally {
      setRunning(false);
    }
  }
  return { run, isRunning };
}

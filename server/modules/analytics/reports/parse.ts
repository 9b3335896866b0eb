import Papa from 'papaparse';
import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import { badInput } from '../../../errors.ts';
import type { ReportPageCount } from './model.ts';
import type { SearchReportKind } from './store.ts';

/** Characters and rows of a file. Search Console exports 1,000 rows at most. */
const MAX_LENGTH = 900_000;
const MAX_ROWS = 10_000;

const PAGE = ['top pages', 'page', 'pages', 'url', 'cited page', 'cited pages'];
const COUNTS: Record<SearchReportKind, { names: string[]; shown: string }> = {
  'search-console-ai': { names: ['impressions'], shown: 'Impressions' },
  'bing-ai': { names: ['citations', 'total citations', 'citation count'], shown: 'Citations' },
};

/**
 * The pages of a report, each once.
 * @param domain rows of other sites are refused
 * @throws BAD_USER_INPUT naming the column or the line at fault
 */
export function parseReportFile(csv: string, kind: SearchReportKind, domain: string): ReportPageCount[] {
  if (csv.length > MAX_LENGTH) {
    throw badInput('csv', `A file has at most ${MAX_LENGTH.toLocaleString('en')} characters.`);
  }
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...lines] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  const { names: counts, shown } = COUNTS[kind];
  const pageAt = names.findIndex((name) => PAGE.includes(name));
  const countAt = names.findIndex((name) => counts.includes(name));
  if (pageAt < 0) throw missing('Top pages');
  if (countAt < 0) throw missing(shown);
  if (names.includes('date')) {
    throw badInput('csv', 'Export the table of pages without the column “Date”: one file is for one range.');
  }
  if (lines.length > MAX_ROWS) {
    throw badInput('csv', `A file has at most ${MAX_ROWS.toLocaleString('en')} rows.`);
  }
  const sums = new Map<string, number>();
  for (const [index, cells] of lines.entries()) {
    const page = canonicalUrl(cells[pageAt] ?? '');
    const count = readCount(cells[countAt] ?? '');
    const row = `Row ${index + 1} below the heading`;
    if (!page) throw badInput('csv', `${row}: the page is no web address.`);
    if (page.domain !== domain) throw badInput('csv', `${row}: the page is not of your site, ${domain}.`);
    if (count === null) throw badInput('csv', `${row}: “${shown}” is no whole number.`);
    const { pathname, origin } = new URL(page.url);
    const url = canonicalUrl(origin + pathname)?.url ?? page.url;
    sums.set(url, (sums.get(url) ?? 0) + count);
  }
  return [...sums].map(([url, count]) => ({ url, count: Math.min(count, 2_147_483_647) }));
}

const missing = (column: string) =>
  badInput('csv', `The first line must name the columns in English, as exported; “${column}” is missing.`);

/** `1,204` and `1204`; null: no whole number. */
function readCount(cell: string): number | null {
  const text = cell.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

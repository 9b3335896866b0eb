import { z } from 'zod';
import type { Download, DownloadCall } from '../../http/rest/download.ts';
import { type Columns, csvHead, csvRows } from '../../lib/csv.ts';
import { round } from '../../statistics/arithmetic.ts';
import type { ChangedItem, ChangedKind, WhatChanged } from './model.ts';
import { MAX_ITEMS } from './service.ts';

const text = z.string('must be given once.');
const query = z.object({
  days: text
    .regex(/^\d{1,5}$/, 'must be a whole number.')
    .transform(Number)
    .optional(),
  from: text.optional(),
  to: text.optional(),
  platform: text.optional(),
  before_from: text.optional(),
  before_to: text.optional(),
});

/** What changed between two ranges as files, for spreadsheets and scripts. */
export function changesFileRoutes(download: Download): void {
  download('export/what-changed.csv', 'text/csv', async (call) => toCsv(await read(call)), query);
  download(
    'export/what-changed.jsonl',
    'application/x-ndjson',
    async (call) => rowsOf(await read(call)).map((row) => `${JSON.stringify(toObject(row))}\n`),
    query,
  );
}

const read = ({ viewer, services, userId, query: asked }: DownloadCall<z.output<typeof query>>) => {
  const { before_from, before_to, ...filter } = asked;
  const isGiven = before_from !== undefined || before_to !== undefined;
  const before = isGiven ? { from: before_from ?? '', to: before_to ?? '' } : null;
  return services.changes.whatChanged(viewer, { userId, filter, before, first: MAX_ITEMS });
};

type FileRow = ChangedItem & { kind: ChangedKind; changed: WhatChanged };

const decimals = (value: number | null) => (value === null ? null : round(value, 4));

/** The columns, and the keys of a line of JSON. They are only ever added to. */
const COLUMNS = {
  kind: ({ kind }) => kind.toLowerCase(),
  id: ({ id }) => id,
  name: ({ name }) => name,
  detail: ({ detail }) => detail,
  own: ({ own }) => own,
  before_from: ({ changed }) => changed.ranges?.previous.from ?? null,
  before_to: ({ changed }) => changed.ranges?.previous.to ?? null,
  after_from: ({ changed }) => changed.ranges?.current.from ?? null,
  after_to: ({ changed }) => changed.ranges?.current.to ?? null,
  before_hits: ({ before }) => before.hits,
  before_answers: ({ before }) => before.answers,
  before_rate: ({ before }) => decimals(before.value),
  before_low: ({ before }) => decimals(before.low),
  before_high: ({ before }) => decimals(before.high),
  after_hits: ({ after }) => after.hits,
  after_answers: ({ after }) => after.answers,
  after_rate: ({ after }) => decimals(after.value),
  after_low: ({ after }) => decimals(after.low),
  after_high: ({ after }) => decimals(after.high),
  difference: ({ difference }) => decimals(difference),
  p: ({ pValue }) => pValue,
  q: ({ qValue }) => qValue,
  verdict: ({ verdict }) => verdict.toLowerCase(),
  model_changed_on: ({ modelChanges }) => modelChanges.map(({ platform }) => platform).join(' '),
  simulated: ({ changed }) => changed.simulated,
} satisfies Columns<FileRow>;

const rowsOf = (changed: WhatChanged): FileRow[] =>
  [changed.prompts, changed.companies, changed.platforms, changed.sources].flatMap(({ kind, items }) =>
    items.map((item) => ({ ...item, kind, changed })),
  );

const toCsv = (changed: WhatChanged) => [csvHead(COLUMNS), csvRows(COLUMNS, rowsOf(changed))];

const toObject = (row: FileRow) =>
  Object.fromEntries(Object.entries(COLUMNS).map(([key, value]) => [key, value(row)]));

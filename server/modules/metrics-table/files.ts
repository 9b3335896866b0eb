import { type Columns, csvHead, csvRows } from '../../lib/csv.ts';
import { round } from '../../statistics/arithmetic.ts';
import type { MetricsRow } from './model.ts';
import type { MetricsTable } from './service.ts';

type FileRow = MetricsRow & { simulated: boolean };

/** Percentages and scores with four decimals. */
const decimals = (value: number | null) => (value === null ? null : round(value, 4));

/** The columns of `metrics.csv`, and the keys of a line of `metrics.jsonl`; docs/feeds.md describes them. They are only ever added to. */
const COLUMNS = {
  bucket: ({ bucket }) => bucket,
  from: ({ from }) => from,
  to: ({ to }) => to,
  topic: ({ topic }) => topic?.name ?? null,
  platform: ({ platform }) => platform?.key ?? null,
  company: ({ company }) => company.name,
  is_brand: ({ company }) => company.isBrand,
  answers: ({ answers }) => answers,
  failed: ({ failed }) => failed,
  mentions: ({ mentions }) => mentions,
  unbranded_answers: ({ mentionRate }) => mentionRate.answers,
  unbranded_mentions: ({ mentionRate }) => mentionRate.hits,
  mention_rate: ({ mentionRate }) => decimals(mentionRate.value),
  mention_rate_low: ({ mentionRate }) => decimals(mentionRate.low),
  mention_rate_high: ({ mentionRate }) => decimals(mentionRate.high),
  voices: ({ voices }) => voices,
  share_of_voice: ({ shareOfVoice }) => decimals(shareOfVoice),
  mean_position: ({ meanPosition }) => decimals(meanPosition),
  sentiment: ({ sentiment }) => decimals(sentiment.value),
  sentiment_low: ({ sentiment }) => decimals(sentiment.low),
  sentiment_high: ({ sentiment }) => decimals(sentiment.high),
  judged: ({ sentiment }) => sentiment.answers,
  impressions: ({ impressions }) => impressions,
  missed: ({ missed }) => missed,
  own_domain_cited: ({ ownCited }) => ownCited,
  simulated: ({ simulated }) => simulated,
  persona: ({ persona }) => persona?.name ?? null,
  locale: ({ locale }) => locale,
  model: ({ model }) => model,
} satisfies Columns<FileRow>;

/** Rows written at a time. */
const BATCH = 500;

export function* toCsv(table: MetricsTable): Generator<string> {
  yield csvHead(COLUMNS);
  for (const rows of batches(table)) yield csvRows(COLUMNS, rows);
}

export function* toJsonLines(table: MetricsTable): Generator<string> {
  const columns = Object.entries(COLUMNS);
  for (const rows of batches(table)) {
    yield rows
      .map((row) => `${JSON.stringify(Object.fromEntries(columns.map(([key, read]) => [key, read(row)])))}\n`)
      .join('');
  }
}

function* batches({ rows, simulated }: MetricsTable): Generator<FileRow[]> {
  for (let at = 0; at < rows.length; at += BATCH) {
    yield rows.slice(at, at + BATCH).map((row) => ({ ...row, simulated }));
  }
}

import { z } from 'zod';
import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import type { DateRange } from '../../../lib/days.ts';
import { platformOfName, SOURCE_PATTERN } from '../../../visit-analysis/people.ts';
import { OTHER_ASSISTANT, type PageDay } from '../model.ts';
import { AnalyticsProblem } from './problems.ts';

/** The medium that Google Analytics gives sessions whose referrer it knows as an AI assistant, since 13 May 2026. */
const ASSISTANT_MEDIUM = 'ai-assistant';
/** Google's definition of paid channels: advertisements in an assistant are no citations. */
const PAID_MEDIUM = /^(.*cp.*|ppc|retargeting|paid.*)$/i;

const DIMENSIONS = ['date', 'landingPage', 'sessionSource', 'sessionMedium'] as const;
const METRICS = ['sessions', 'keyEvents', 'totalRevenue'] as const;

const filter = (fieldName: string, matchType: string, value: string) => ({
  filter: { fieldName, stringFilter: { matchType, value, caseSensitive: false } },
});

/**
 * The body of `runReport`: sessions that AI assistants sent, by day and landing page. Told by the medium, and by sources that the
 * product knows, since Google's list is not published and began in May 2026.
 */
export const reportRequest = ({ from, to }: DateRange<string>, offset: number, limit: number) => ({
  dateRanges: [{ startDate: from, endDate: to }],
  dimensions: DIMENSIONS.map((name) => ({ name })),
  metrics: METRICS.map((name) => ({ name })),
  dimensionFilter: {
    orGroup: {
      expressions: [
        filter('sessionMedium', 'EXACT', ASSISTANT_MEDIUM),
        filter('sessionSource', 'FULL_REGEXP', SOURCE_PATTERN),
      ],
    },
  },
  // A fixed order, so that pages of rows fit together.
  orderBys: DIMENSIONS.map((dimensionName) => ({ dimension: { dimensionName } })),
  offset: String(offset),
  limit: String(limit),
});

const named = z.array(z.object({ name: z.string() })).default([]);
const values = z.array(z.object({ value: z.string().default('') })).default([]);

/** https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/RunReportResponse */
const response = z.object({
  dimensionHeaders: named,
  metricHeaders: named,
  rows: z.array(z.object({ dimensionValues: values, metricValues: values })).default([]),
  rowCount: z.number().int().min(0).default(0),
  metadata: z
    .object({
      currencyCode: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional()
        .catch(undefined),
      timeZone: z.string().max(100).optional(),
      subjectToThresholding: z.boolean().default(false),
      dataLossFromOtherRow: z.boolean().default(false),
      samplingMetadatas: z.array(z.unknown()).default([]),
    })
    .prefault({}),
});

/** One page of a report. */
export interface ReportPage {
  rows: PageDay[];
  /** Rows in the reply, and of the whole report. */
  read: number;
  rowCount: number;
  currency: string | null;
  timeZone: string | null;
  thresholded: boolean;
  otherRow: boolean;
  sampled: boolean;
}

/** @param host of the landing pages @throws AnalyticsProblem for a reply of another form */
export function parseReport(body: unknown, host: string): ReportPage {
  const parsed = response.safeParse(body);
  if (!parsed.success || !hasColumns(parsed.data)) {
    throw new AnalyticsProblem(null, 'Google’s reply has another form than documented.');
  }
  const { rows, rowCount, metadata } = parsed.data;
  return {
    rows: rows.flatMap((row) => toPageDay(row, host) ?? []),
    ...{ read: rows.length, rowCount },
    currency: metadata.currencyCode ?? null,
    timeZone: metadata.timeZone ?? null,
    thresholded: metadata.subjectToThresholding,
    otherRow: metadata.dataLossFromOtherRow,
    sampled: metadata.samplingMetadatas.length > 0,
  };
}

/** A report without rows may name no columns. */
function hasColumns({ dimensionHeaders, metricHeaders, rows }: z.infer<typeof response>): boolean {
  const isSame = (given: { name: string }[], wanted: readonly string[]) =>
    given.map(({ name }) => name).join() === wanted.join();
  return rows.length === 0 || (isSame(dimensionHeaders, DIMENSIONS) && isSame(metricHeaders, METRICS));
}

const DAY = /^(\d{4})(\d{2})(\d{2})$/;

/** Null: paid, of no assistant, or of no day, such as the row “(other)”. */
function toPageDay(
  { dimensionValues, metricValues }: z.infer<typeof response>['rows'][number],
  host: string,
): PageDay | null {
  const [date = '', landingPage = '', source = '', medium = ''] = dimensionValues.map(({ value }) => value);
  const [sessions = 0, keyEvents = 0, revenue = 0] = metricValues.map(({ value }) => Number(value) || 0);
  const day = DAY.exec(date);
  const platform = platformOfName(source);
  const isAssistant = medium.toLowerCase() === ASSISTANT_MEDIUM || platform !== null;
  if (!day || !isAssistant || PAID_MEDIUM.test(medium)) return null;
  return {
    day: day.slice(1).join('-'),
    url: landingPage.startsWith('/') ? (canonicalUrl(`https://${host}${landingPage}`)?.url ?? null) : null,
    platform: platform ?? OTHER_ASSISTANT,
    sessions: Math.max(0, Math.round(sessions)),
    keyEvents,
    revenue,
  };
}

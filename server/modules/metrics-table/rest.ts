import { z } from 'zod';
import type { Download, DownloadCall } from '../../http/rest/download.ts';
import { topicId } from '../../http/rest/route.ts';
import { toCsv, toJsonLines } from './files.ts';
import { tableFields } from './request.ts';

const wholeNumber = z
  .string('must be given once.')
  .regex(/^\d{1,5}$/, 'must be a whole number.')
  .transform(Number);
const text = z.string('must be given once.');

const query = z.object({
  bucket: tableFields.bucket,
  // “by=platform,company”
  by: z.preprocess((list) => (typeof list === 'string' ? list.split(',') : list), tableFields.by),
  days: wholeNumber.optional(),
  from: text.optional(),
  to: text.optional(),
  platform: text.optional(),
  topic_id: topicId.optional(),
});
type Query = z.output<typeof query>;

/** Metrics by bucket, topic, platform and company as files, for spreadsheets and warehouses. */
export function metricsFileRoutes(download: Download): void {
  download('export/metrics.csv', 'text/csv', async (call) => toCsv(await read(call)), query);
  download(
    'export/metrics.jsonl',
    'application/x-ndjson',
    async (call) => toJsonLines(await read(call)),
    query,
  );
}

const read = ({
  viewer,
  services,
  userId,
  query: { bucket, by, topic_id, ...filter },
}: DownloadCall<Query>) =>
  services.metricsTable.read(viewer, { userId, filter, topicId: topic_id, bucket, by });

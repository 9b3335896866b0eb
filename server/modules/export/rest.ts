import type { Download } from '../../http/rest/download.ts';

/** An account's data as files: GET for API clients, POST for browser downloads. */
export function exportRoutes(download: Download): void {
  download('export/brand.json', 'application/json', async ({ viewer, services, userId }) => [
    `${JSON.stringify(await services.export.brand(viewer, userId), null, 2)}\n`,
  ]);
  download('export/answers.jsonl', 'application/x-ndjson', ({ viewer, services, userId }) =>
    services.export.answersJsonl(viewer, userId),
  );
  download('export/answers.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.export.answersCsv(viewer, userId),
  );
  download('export/mentions.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.export.mentionsCsv(viewer, userId),
  );
  download('export/searches.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.export.searchesCsv(viewer, userId),
  );
  download('export/pages.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.export.pagesCsv(viewer, userId),
  );
  download('export/reviews.jsonl', 'application/x-ndjson', ({ viewer, services, userId }) =>
    services.export.reviewsJsonl(viewer, userId),
  );
  download('export/labels.jsonl', 'application/x-ndjson', ({ viewer, services, userId }) =>
    services.export.labelsJsonl(viewer, userId),
  );
}

import type { Download } from '../../http/rest/download.ts';

/** Targets with their contacts, and the do-not-contact list, as files. */
export function outreachExportRoutes(download: Download): void {
  download('export/outreach-targets.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.outreach.exports.targetsCsv(viewer, userId),
  );
  download('export/do-not-contact.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.outreach.exports.suppressionsCsv(viewer, userId),
  );
}

import { z } from 'zod';
import type { Download } from '../../http/rest/download.ts';

/** A report as a PDF. */
export function accountReportFileRoutes(download: Download): void {
  download(
    'export/report.pdf',
    'application/pdf',
    async ({ viewer, services, userId, query: { id } }) => [
      (await services.accountReports.pdf(viewer, id, userId)).content,
    ],
    z.object({ id: z.uuid('must be the id of a report (UUID).') }),
  );
}

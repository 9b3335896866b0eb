import type { Download } from '../../http/rest/download.ts';

/** The account's notes as a file. */
export function noteRoutes(download: Download): void {
  download('export/notes.csv', 'text/csv', ({ viewer, services, userId }) =>
    services.notes.csv(viewer, userId),
  );
}

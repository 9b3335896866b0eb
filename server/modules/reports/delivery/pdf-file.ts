import type { PdfRequest } from './pdf/worker.ts';

/** The report as a PDF file, for the mail and for downloads. */
export async function renderPdfFile(request: PdfRequest): Promise<{ name: string; content: Buffer }> {
  // The PDF's fonts and renderer are large, so they are loaded with the first report.
  const { reportPdf } = await import('./pdf/report-pdf.ts');
  return { name: fileName(request.content.company), content: await reportPdf(request) };
}

/** `acme-ai-visibility.pdf`, in characters that every file system and HTTP header accepts. */
export function fileName(company: string): string {
  const name = company
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${name ? `${name}-` : ''}ai-visibility.pdf`;
}

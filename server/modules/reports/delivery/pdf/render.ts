import { renderToBuffer } from '@react-pdf/renderer';
import type { ReportContent } from '../../content/model.ts';
import { reportDocument } from './document.ts';
import { fontsFor } from './fonts/fonts.ts';
import { printableContent } from './fonts/printable.ts';

/** What a PDF is made of. */
export interface PdfRequest {
  content: ReportContent;
  /** ISO 8601. */
  expiresAt: string;
  /** The report's private page, an absolute link. */
  page: string;
}

/**
 * Renders the report: most of a second of pure calculation, so never in the thread that serves, and one report at a time.
 */
export async function renderPdf({ content, page, expiresAt }: PdfRequest): Promise<Uint8Array> {
  const { names, covers } = await fontsFor(JSON.stringify(content));
  const printed = printableContent(content, covers);
  return renderToBuffer(reportDocument(printed, { page, expiresAt, fonts: names }));
}

import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReportContent } from '../content/model.ts';
import { reportDocument } from './document.ts';
import { breaksOf } from './fonts/breaks.ts';
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

Font.registerHyphenationCallback(breaksOf);

/** Renders the report; hundreds of milliseconds of pure calculation, so never in the process that serves. */
export async function renderPdf({ content, page, expiresAt }: PdfRequest): Promise<Uint8Array> {
  const { names, covers } = await fontsFor(JSON.stringify(content));
  const printed = printableContent(content, covers);
  return renderToBuffer(reportDocument(printed, { page, expiresAt, fonts: names }));
}

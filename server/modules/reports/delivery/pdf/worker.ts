import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import type { ReportContent } from '../../content/model.ts';
import { reportDocument } from './document.ts';
import { fontsFor } from './fonts/fonts.ts';
import { printableContent } from './fonts/printable.ts';

/** What a PDF is made of. */
export interface PdfRequest {
  content: ReportContent;
  /** ISO 8601; null for a report that is kept. */
  expiresAt: string | null;
  /** The report's page, an absolute link. */
  page: string;
}

/** The worker's reply to each request. */
export type PdfReply = { pdf: Uint8Array } | { problem: string };

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread.');

/** Takes most of a second of CPU, so it never runs in the thread that serves requests; one report at a time. */
async function render({ content, page, expiresAt }: PdfRequest): Promise<PdfReply> {
  try {
    const { names, covers } = await fontsFor(JSON.stringify(content));
    const printed = printableContent(content, covers);
    return { pdf: await renderToBuffer(reportDocument(printed, { page, expiresAt, fonts: names })) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', async (request: PdfRequest) => port.postMessage(await render(request)));

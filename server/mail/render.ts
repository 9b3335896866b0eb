import type { Mail, RenderedMail } from './mailer.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Renders both parts of a mail. */
export function renderMail({ document, ...mail }: Mail): RenderedMail {
  return { ...mail, subject: document.subject, html: renderHtml(document), text: renderText(document) };
}

import { readFileSync } from 'node:fs';
import type { Email } from 'postal-mime';
import { escapeMarkup } from '../lib/escape-markup.ts';
import { lazy } from '../lib/lazy.ts';
import { FILE_NAME } from './message.ts';

export interface ListedMail {
  id: string;
  mail: Email;
}

/** The page's own stylesheet: it is served without the client's build. */
const stylesheet = lazy(() => readFileSync(new URL('./outbox.css', import.meta.url), 'utf8'));

/** No scripts, and nothing from other origins. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const REFRESH_SECONDS = 5;

/** @param total mails in the outbox, of which the list may show fewer */
export function listPage(mails: readonly ListedMail[], total: number): string {
  const shown = mails.length < total ? `The newest ${mails.length} of ${total}` : countOf(total);
  const list = mails.length ? `<ol class="mails">${mails.map(listItem).join('')}</ol>` : EMPTY;
  return page({
    title: 'Outbox',
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    body: `<header><h1>Outbox</h1><p>No mail server is configured, so mails are stored here instead of being sent. ${shown}; this page reloads every ${REFRESH_SECONDS} seconds.</p></header>${list}`,
  });
}

const EMPTY = `<div class="empty"><h2>No mails yet</h2><p>When somebody signs up, or asks for a new password or a report, the mail appears here.</p></div>`;

const countOf = (total: number) => (total === 1 ? 'One mail' : `${total} mails`);

function listItem({ id, mail }: ListedMail): string {
  return `<li><a href="/outbox/${id}"><span class="subject">${escapeMarkup(subjectOf(mail))}</span><span class="to">${escapeMarkup(recipientsOf(mail))}</span>${timeOf(mail)}</a></li>`;
}

/** One mail: headers, attachments, the HTML part in a frame that can only open links, and the text part. */
export function mailPage({ id, mail }: ListedMail): string {
  const rows = [
    ['From', escapeMarkup(mail.from?.address ?? '')],
    ['To', escapeMarkup(recipientsOf(mail))],
    ['Sent', timeOf(mail)],
  ];
  const headers = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('');
  const frame = mail.html
    ? `<section><h2>As HTML</h2><iframe src="/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as HTML"></iframe></section>`
    : '';
  return page({
    title: subjectOf(mail),
    body: `<nav><a href="/outbox">← All mails</a></nav><header><h1>${escapeMarkup(subjectOf(mail))}</h1><dl>${headers}</dl></header>${attachmentsOf({ id, mail })}${frame}<section><h2>As text</h2><pre>${withLinks(mail.text ?? '')}</pre></section>`,
  });
}

/** Links to the mail's attachments; '' without any. */
function attachmentsOf({ id, mail }: ListedMail): string {
  if (mail.attachments.length === 0) return '';
  const items = mail.attachments.map(({ filename, content }, index) => {
    const size = `${Math.ceil((typeof content === 'string' ? content.length : content.byteLength) / 1024)} KB`;
    return `<li><a href="/outbox/${id}/attachments/${index}" download>${fileNameOf(filename)}</a> <span class="size">${size}</span></li>`;
  });
  return `<section><h2>Attachments</h2><ul class="attachments">${items.join('')}</ul></section>`;
}

/** An attachment's name, if it is safe in a header and a file system. */
export const fileNameOf = (name: string | null) => (name && FILE_NAME.test(name) ? name : 'attachment');

const subjectOf = (mail: Email) => mail.subject || '(no subject)';
const recipientsOf = (mail: Email) => (mail.to ?? []).map((to) => to.address ?? to.name).join(', ');

function timeOf(mail: Email): string {
  if (!mail.date) return '';
  const shown = `${mail.date.slice(0, 19).replace('T', ' ')} UTC`;
  return `<time datetime="${escapeMarkup(mail.date)}">${escapeMarkup(shown)}</time>`;
}

/** Escapes a text and makes its web addresses links that open in a new tab; a sentence's signs after one are not part of it. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>").,;:!?])/)
    .map((part, index) => {
      const shown = escapeMarkup(part);
      return index % 2 ? `<a href="${shown}" target="_blank" rel="noopener noreferrer">${shown}</a>` : shown;
    })
    .join('');
}

function page({ title, head = '', body }: { title: string; head?: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>${escapeMarkup(title)} · Sightline</title>
<style>${stylesheet()}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
}

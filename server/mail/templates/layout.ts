/** What a mail says; both parts are always sent. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

export interface Letter {
  subject: string;
  /** One paragraph each, plain text. */
  paragraphs: readonly string[];
  /** Lists under headings of their own, after the paragraphs. */
  sections?: readonly { title: string; lines: readonly string[] }[];
  button?: { label: string; link: string };
  /** Shown large, to be typed in. */
  code?: string;
  /** Small print under it. */
  footnotes: readonly string[];
  /** A link below the small print, such as the one to switch such mails off. */
  aside?: { label: string; link: string };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Lays a letter out as HTML and as text, saying the same in both. */
export function layOut(letter: Letter): MailContent {
  return { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
}

function textOf({ paragraphs, sections = [], button, code, footnotes, aside }: Letter): string {
  const parts = [...paragraphs];
  for (const { title, lines } of sections)
    parts.push([title, ...lines.map((line) => `- ${line}`)].join('\n'));
  if (button) parts.push(`${button.label}:\n${button.link}`);
  if (code) parts.push(code);
  const last = aside ? [`${aside.label}:\n${aside.link}`] : [];
  return `${[...parts, ...footnotes, ...last].join('\n\n')}\n\n-- \nSightline\n`;
}

// Mail programs know few rules; what matters is inline, and dark mode is a bonus where it is understood.
const STYLE = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #111114 !important; color: #ececf1 !important; }
  .card { background: #1a1a1f !important; border-color: #2e2e36 !important; }
  .small { color: #a1a1aa !important; }
}`.trim();

const FONT = "font-family: Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

function htmlOf({ subject, paragraphs, sections = [], button, code, footnotes, aside }: Letter): string {
  const body = [
    ...paragraphs.map((text) => `<p style="margin: 0 0 16px">${escapeHtml(text)}</p>`),
    ...sections.map(sectionOf),
    ...(button ? [buttonOf(button)] : []),
    ...(code ? [codeOf(code)] : []),
    ...footnotes.map((text) => smallOf(escapeHtml(text))),
    ...(aside
      ? [smallOf(`<a href="${escapeHtml(aside.link)}" style="color: inherit">${escapeHtml(aside.label)}</a>`)]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body style="margin: 0; background: #f6f6f8; color: #18181b; ${FONT}; font-size: 16px; line-height: 1.5">
<div class="page" style="padding: 32px 16px; background: #f6f6f8">
<div class="card" style="max-width: 520px; margin: 0 auto; padding: 32px; background: #ffffff; border: 1px solid #e4e4e9; border-radius: 12px">
<p style="margin: 0 0 24px; font-weight: 600; letter-spacing: -0.01em">Sightline</p>
<h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.3">${escapeHtml(subject)}</h1>
${body.join('\n')}
</div>
</div>
</body>
</html>
`;
}

const smallOf = (html: string) =>
  `<p class="small" style="margin: 0 0 8px; font-size: 13px; color: #6b6b76">${html}</p>`;

function sectionOf({ title, lines }: { title: string; lines: readonly string[] }): string {
  const items = lines.map(
    (line) => `<li style="margin: 0 0 4px; overflow-wrap: anywhere">${escapeHtml(line)}</li>`,
  );
  return `<h2 style="margin: 20px 0 6px; font-size: 15px; line-height: 1.4">${escapeHtml(title)}</h2>
<ul style="margin: 0 0 16px; padding: 0 0 0 20px">${items.join('')}</ul>`;
}

function buttonOf({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link);
  return `<p style="margin: 24px 0"><a href="${href}" style="display: inline-block; padding: 12px 20px; border-radius: 10px; background: #5b4be0; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(label)}</a></p>
<p class="small" style="margin: 0 0 16px; font-size: 13px; color: #6b6b76; word-break: break-all">Or open this address: <a href="${href}" style="color: inherit">${href}</a></p>`;
}

const codeOf = (code: string) =>
  `<p style="margin: 24px 0; font-size: 32px; font-weight: 600; letter-spacing: 0.2em; font-variant-numeric: tabular-nums">${escapeHtml(code)}</p>`;

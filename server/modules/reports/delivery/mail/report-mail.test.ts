import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MailDocument } from '../../../../mail/document.ts';
import { renderMail } from '../../../../mail/render.ts';
import { parseHtml, tagsOf } from '../../../../testing/html.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';
import type { ReportContent } from '../../content/model.ts';
import { exampleContent } from '../../testing/example-content.ts';
import { figuresOf } from '../../testing/figures.ts';
import { longContent } from '../../testing/long-content.ts';
import { confirmationMail, failureMail } from './letters.ts';
import { type ReportLinks, reportMail } from './report-mail.ts';

const links = {
  page: 'https://app.example.com/reports/token',
  remove: 'https://app.example.com/reports/token/remove#key',
  expiresAt: '2026-11-01T10:15:00.000Z',
};
const rendered = (document: MailDocument) => renderMail({ to: 'a@example.com', document });
const renderReport = (given: ReportLinks & { content: ReportContent }) => rendered(reportMail(given));
const mailOf = (changes: Parameters<typeof exampleContent>[0] = {}) =>
  renderReport({ content: exampleContent(changes), ...links });

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const readable = (html: string) => oneLine(parseHtml(html).body.textContent ?? '');

test('both parts have the report’s figures, findings and next steps', async () => {
  const content = exampleContent();
  const { html, text } = renderReport({ content, ...links });
  const said = [
    ...figuresOf(content),
    ...content.missing.map(({ question }) => question),
    ...content.nextSteps.flatMap(({ title, detail, evidence }) => [title, detail, evidence]),
    'The best boots · boots.example: 9 answers',
    '10 prompts were put once to ChatGPT (gpt-house), Perplexity and Gemini: 30 questions asked, 29 usable answers.',
    'Failed measurements, not counted: Gemini: The platform took too long.',
    'until Nov 01, 2026',
    'Wilson',
  ];
  const plain = oneLine(text.replaceAll(/\n\s*>?\s*/g, '\n'));
  for (const part of [readable(html), plain]) for (const words of said) expect(part).toContain(words);
  const marks = [...parseHtml(html).querySelectorAll('blockquote strong')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['Norvik', 'Norvik']);
  expect(text).toContain('1 more on the page.');
});

test('links to the page and the deletion, and loads nothing', async () => {
  const { html, text } = mailOf();
  const document = parseHtml(html);
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([links.page, links.page, links.remove]);
  for (const link of [links.page, links.remove]) expect(text.split('\n')).toContain(link);
  expect(document.querySelector('img, script, link, iframe, object, video, form, [src], [background]')).toBe(
    null,
  );
  expect(html).not.toMatch(/url\(|@import|@font-face/i);
});

test('is accessible and has dark colours', async () => {
  const document = parseHtml(mailOf().html);
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('h1')?.textContent).toBe('How AI platforms speak of Norvik');
  const tables = [...document.querySelectorAll('table')].filter((table) => !table.querySelector('th'));
  expect(tables.every((table) => table.getAttribute('role') === 'presentation')).toBe(true);
  expect([...document.querySelectorAll('th')].every((cell) => cell.getAttribute('scope') === 'col')).toBe(
    true,
  );
  expect(document.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
  expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark');
});

test('names simulated answers in the subject and first in the text', async () => {
  const { subject, html, text } = mailOf({ simulated: true });
  expect(subject).toBe('[Simulated] Norvik: named in 30.4% of AI answers');
  const [banner, title] = ['Simulated answers: no AI platform was asked.', 'How AI platforms speak of'];
  for (const part of [readable(html), text]) expect(part.indexOf(banner)).toBeLessThan(part.indexOf(title));
  expect(text).toContain(banner);
  expect(readable(mailOf().html)).not.toContain(banner);
});

test('a report of twenty long prompts is not clipped, and text lines stay short', async () => {
  const { html, text } = renderReport({ content: longContent(), ...links });
  expect(Buffer.byteLength(html)).toBeLessThan(90_000);
  const tooLong = text.split('\n').filter((line) => line.length > 76 && line.trim().split(' ').length > 2);
  expect(tooLong).toEqual([]);
});

test('texts of visitors and answers never become markup, a link or a header', async () => {
  const written = (nasty: string) => {
    const content = exampleContent();
    const say = <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value).replaceAll(
          /"(Norvik|Fjellsko|Step 1)/g,
          () => `"${JSON.stringify(nasty).slice(1, -1)}`,
        ),
      );
    return { ...say(content), passages: content.passages };
  };
  const plain = tagsOf(renderReport({ content: written('x'), ...links }).html);
  const nasty = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x>',
    "' onx='",
    '&lt;b&gt;',
    'A\r\nBcc: b@example.com',
    'http://evil.example',
    '\u2028',
    '<!--',
    '</td></table>',
  );
  await fc.assert(
    fc.asyncProperty(nasty, fc.string({ maxLength: 40 }), async (sign, more) => {
      const { subject, html } = renderReport({ content: written(`${sign}${more}`), ...links });
      expect(tagsOf(html)).toEqual(plain);
      expect(subject).toMatch(/^.{1,120}$/u);
    }),
    propertyRuns(25),
  );
});

test('the other mails of a report have the right links and one-line subjects', async () => {
  const company = `Nor\r\nBcc: x@example.com ${'long '.repeat(40)}<b>`;
  const confirm = 'https://app.example.com/generate-reports/confirm#token.key';
  const letter = rendered(confirmationMail({ company, confirm }));
  expect(letter.text).toContain(`\n${confirm}\n`);
  expect(letter.html).toContain(`href="${confirm}"`);
  for (const { subject, html } of [letter, rendered(failureMail({ company }))]) {
    expect(subject).toMatch(/^.{1,120}$/u);
    expect(html).not.toContain('<b>');
  }
});

test('a name becomes no link in a mail to an unconfirmed address', async () => {
  const company = 'Win at prizes.example.com today';
  for (const letter of [
    rendered(confirmationMail({ company, confirm: 'https://app.example/c' })),
    rendered(failureMail({ company })),
  ]) {
    for (const text of [letter.subject, letter.html, letter.text]) {
      expect(text).not.toContain('prizes.example');
      expect(oneLine(text.replaceAll('\u2060', ''))).toContain(company);
    }
  }
});

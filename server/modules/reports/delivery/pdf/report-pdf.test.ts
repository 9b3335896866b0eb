import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import type { ReportContent } from '../../content/model.ts';
import { exampleContent } from '../../testing/example-content.ts';
import { figuresOf } from '../../testing/figures.ts';
import { longContent } from '../../testing/long-content.ts';
import { reportPdf } from './report-pdf.ts';

const where = { page: 'https://app.example.com/reports/token', expiresAt: '2026-11-01T10:15:00.000Z' };
const render = (content: ReportContent) => reportPdf({ content, ...where });

async function open(content: ReportContent) {
  const pdf = await getDocumentProxy(new Uint8Array(await render(content)), {
    verbosity: 0,
  });
  const { text: pages } = await extractText(pdf, { mergePages: false });
  return { pdf, pages, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

test('has the report’s figures, every prompt and the next steps', async () => {
  const content = exampleContent();
  const { pdf, text } = await open(content);
  const said = [
    ...figuresOf(content),
    ...content.prompts.map(({ question }) => question),
    ...content.nextSteps.map(({ title }) => title),
    'Named 1st',
    'No answer',
    'Failed measurements, not counted: Gemini: The platform took too long.',
    'Wilson score',
    'until Nov 01, 2026',
  ];
  for (const words of said) expect(text).toContain(words);
  expect(text).not.toContain('Simulated');
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'AI visibility report: Norvik', Author: 'Sightline', Language: 'en' });
  const { links } = await extractLinks(pdf);
  expect(links).toEqual(expect.arrayContaining([where.page, 'https://boots.example/best?a=1&b=2']));
  const outline = (await pdf.getOutline()).map(({ title }: { title: string }) => title);
  expect(outline).toEqual(expect.arrayContaining(['Mention rate by platform', 'How it was measured']));
});

test('every page has the brand, day, page number and the mark of simulated answers', async () => {
  const { pages } = await open(exampleContent({ simulated: true }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    for (const words of [
      'Norvik',
      'Aug 03, 2026',
      `Page ${index + 1} of ${pages.length}`,
      'Simulated answers',
    ]) {
      expect(page).toContain(words);
    }
  }
});

test('prints many scripts within the margins', async () => {
  const { pdf, pages, text } = await open(longContent());
  const together = text.replaceAll(' ', '');
  for (const words of [
    '登山靴',
    'Привет',
    'Καλημέρα',
    'Łódź',
    'รองเท้า',
    '아름다운',
    '🚀',
    '✅',
    '<script>alert("x")</script>',
  ]) {
    expect(together).toContain(words);
  }
  // Right-to-left text is extracted letter by letter in either order.
  for (const letter of 'أحذيةשלום') expect(together).toContain(letter);
  expect(pages.length).toBeLessThan(15);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const right = items.map((item) => ('transform' in item ? item.transform[4] + item.width : 0));
  expect(Math.max(...right)).toBeLessThan(595);
});

test('replaces a character that no font has by a box', async () => {
  const { text } = await open(exampleContent({ company: 'Nor\u{10ffff}vik \u{20bb7}' }));
  expect(text).toContain('Nor□vik □');
});

test('explains empty and complete results', async () => {
  const note = 'No answers to count.';
  const none = { value: null, low: null, high: null, hits: 0, answers: 0, note };
  const { ranking, platforms } = exampleContent();
  const nothing = await open(
    exampleContent({
      visibility: none,
      ranking: ranking.map((company) => ({
        ...company,
        mentionRate: none,
        shareOfVoice: null,
        meanPosition: null,
      })),
      platforms: platforms.map((platform) => ({ ...platform, mentionRate: none })),
      sentiment: {
        value: null,
        low: null,
        high: null,
        answers: 0,
        mentions: 0,
        counts: null,
        note,
        judge: 'Built-in rules',
      },
      missing: [],
      sources: [],
      passages: [],
    }),
  );
  for (const words of [
    'nothing to count',
    'no ranking',
    'no sentiment to judge',
    'No answer cites a source',
  ]) {
    expect(nothing.text).toContain(words);
  }
  expect((await open(exampleContent({ missing: [] }))).text).toContain(
    'Every prompt has at least one answer',
  );
});

test('rendering a PDF does not depend on those before it', async () => {
  // Its “ and ” are made of the letters ‘ and ’, which it does not hold otherwise.
  await render(exampleContent());
  const company = '‘Norvik’ (1–2): á';
  const { text, pages } = await open(exampleContent({ company }));
  expect(text).toContain(`AI platforms named ${company} in 7 of 23 answers`);
  await Promise.all([render(longContent()), render(exampleContent())]);
  expect((await open(exampleContent({ company }))).pages).toEqual(pages);
});

test('a PDF that cannot be rendered does not affect others', async () => {
  const broken = { ...exampleContent(), prompts: null } as unknown as ReportContent;
  const [refused, made] = await Promise.allSettled([
    render(broken),
    render(exampleContent({ company: 'Intact' })),
  ]);
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('could not be rendered') },
  });
  expect(made.status).toBe('fulfilled');
});

import type { Brief } from './model.ts';

/** A brief as a Markdown file; every figure has its number of pages or answers, every fact its source. */
export function toMarkdown(brief: Brief): string {
  const { prompt, wordings, pages, ownPage, visible, missed } = brief;
  const link = (id: string) => {
    const page = pages.find((other) => other.id === id);
    return page ? `[${escapeText(page.title || page.domain)}](${escapeUrl(page.url)})` : '';
  };
  const ofPages = (ids: readonly string[]) => `${ids.length} of ${brief.usedPages} pages`;
  return sections([
    [`# Brief: ${escapeText(prompt.question)}`],
    [
      `${visible.hits} of ${prompt.answers} answers name the brand; ${missed.hits} name a competitor and not the brand.`,
      brief.instead.length > 0 &&
        `Named instead: ${brief.instead.map(({ company, answers }) => `${escapeText(company.name)} (${answers})`).join(', ')}.`,
    ],
    wordings.length > 1 && [
      '## Wordings',
      ...wordings.map(({ question, answers }) => `- ${escapeText(question)} (${answers} answers)`),
    ],
    [
      '## Your own page',
      ownPage
        ? `Best match: [${escapeText(ownPage.title || ownPage.url)}](${escapeUrl(ownPage.url)}). It lacks: ${ownPage.lacking.map(escapeText).join(', ') || 'no term of the prompt'}.`
        : `${brief.ownPages === 0 ? 'None of your own pages was read' : 'None of your pages covers this'} (${brief.ownPages} read, ${brief.ownUnread} could not be read).`,
    ],
    brief.outline.length > 0 && [
      '## Outline',
      ...brief.outline.map(
        ({ heading, pages: ids, onOwnPage }) =>
          `- ${escapeText(heading)} (${ofPages(ids)}${ownPage && !onOwnPage ? '; your page lacks it' : ''})`,
      ),
    ],
    brief.questions.length > 0 && [
      '## Questions that cited pages answer',
      ...brief.questions.map(({ question, page }) => `- ${escapeText(question)} — ${link(page)}`),
    ],
    brief.terms.length > 0 && [
      '## Terms',
      ...brief.terms.map(
        ({ term, pages: ids, otherPages }) =>
          `- ${escapeText(term)} (${ofPages(ids)}; ${otherPages} of ${brief.otherPages} other pages)`,
      ),
    ],
    brief.facts.length > 0 && [
      '## Facts to link',
      ...brief.facts.map(({ text, page }) => `> ${escapeText(text)}\n> — ${link(page)}\n`),
    ],
    [
      '## Cited pages',
      `${brief.readPages} of ${brief.citedPages} were read.`,
      ...pages.map(({ id, answers }) => `- ${link(id)}: cited by ${answers} answers`),
    ],
  ]);
}

const sections = (all: readonly (readonly (string | false)[] | false)[]) =>
  `${all
    .flatMap((lines) => (lines ? [lines.filter(Boolean).join('\n')] : []))
    .join('\n\n')
    .replaceAll(/(^## .*)\n/gm, '$1\n\n')}\n`;

/** Texts of pages are no markup: one line, with Markdown's signs and HTML's brackets escaped. */
export const escapeText = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

/** A URL that ends no link of Markdown. */
export const escapeUrl = (url: string) =>
  url.replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

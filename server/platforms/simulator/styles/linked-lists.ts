import type { CitedPage } from '../pages.ts';
import type { Plan, PlannedMention } from '../plan.ts';
import { chance } from '../random.ts';
import { capitalize, joinNames, type WriteAnswer, type Writer } from '../writer.ts';

/** Markdown with ranked lists, bold names, and links either in the text or as references below it. */
export const writeLinkedLists: WriteAnswer = (plan, writer) => {
  const links = chance(writer.random, 0.5) ? inlineLinks(plan.pages) : referenceLinks(plan.pages);
  const paragraphs = body(plan, writer, links.cite);
  const blocks = [...paragraphs, writer.sentence('closings'), links.rest(paragraphs.join('\n'))];
  return { text: blocks.filter(Boolean).join('\n\n'), sources: [] };
};

/** How pages are cited: behind a statement, and below the text. */
interface Links {
  cite: (index: number) => string;
  rest: (text: string) => string;
}

function body(plan: Plan, writer: Writer, cite: Links['cite']): string[] {
  if (plan.mentions.length === 0) return [writer.sentence('remarks') + cite(0), steps(writer)];
  switch (plan.kind) {
    case 'list':
      return [writer.sentence('openings'), ranking(plan.mentions, writer, cite), writer.contrast(plan)];
    case 'advice':
      return [
        steps(writer),
        `${writer.sentence('leadIns')} ${joinNames(plan.mentions.map(({ company }) => writer.name(company)))}.`,
        ...plan.mentions.map((mention, index) => writer.about(mention) + cite(index)),
      ];
    default:
      return [writer.sentence('openings'), ...sections(plan.mentions, writer, cite), writer.contrast(plan)];
  }
}

function ranking(mentions: readonly PlannedMention[], writer: Writer, cite: Links['cite']): string {
  const nested = chance(writer.random, 0.35);
  return mentions
    .map((mention, index) => {
      const predicate = capitalize(writer.predicate(mention.tone));
      const head = `${index + 1}. ${bold(mention, writer)}`;
      if (!nested) return `${head} – ${predicate}.${cite(index)}`;
      return `${head}\n   - ${predicate}.${cite(index)}\n   - ${capitalize(writer.predicate('neutral'))}.`;
    })
    .join('\n');
}

const sections = (mentions: readonly PlannedMention[], writer: Writer, cite: Links['cite']) =>
  mentions.map(
    (mention, index) => `### ${writer.name(mention.company)}\n\n${writer.about(mention)}${cite(index)}`,
  );

const steps = (writer: Writer) =>
  [1, 2, 3].map((number) => `${number}. ${writer.sentence('steps')}`).join('\n');

function bold({ company }: PlannedMention, writer: Writer): string {
  const name = writer.name(company);
  if (!company.domain || !chance(writer.random, 0.2)) return `**${name}**`;
  return `**[${name}](${tracked(`https://${company.domain}/`)})**`;
}

function inlineLinks(pages: readonly CitedPage[]): Links {
  const links = pages.map(({ site, url }) => `[${site}](${tracked(url)})`);
  return {
    cite: (index) => (links[index] ? ` (${links[index]})` : ''),
    rest: (text) => {
      const unused = links.filter((link) => !text.includes(link));
      return unused.length > 0 ? `Further reading: ${unused.join(', ')}` : '';
    },
  };
}

const referenceLinks = (pages: readonly CitedPage[]): Links => ({
  cite: (index) => (pages[index] ? ` ([${pages[index].site}][${index + 1}])` : ''),
  rest: () => pages.map(({ url, title }, at) => `[${at + 1}]: ${tracked(url)} "${title}"`).join('\n'),
});

/** As ChatGPT marks its links. */
const tracked = (url: string) => `${url}?utm_source=chatgpt.com`;

import type { CitedPage } from '../pages.ts';
import type { Part, Plan } from '../plan.ts';
import { chance } from '../random.ts';
import { capital, listed, type Writer } from '../writer.ts';
import type { Style } from './style.ts';

/** Markdown with ranked lists, bold names, and links either in the text or as references below it. */
export const CHATGPT: Style = {
  key: 'chatgpt',
  model: 'simulated-chatgpt',
  write(plan, writer) {
    const links = chance(writer.random, 0.5) ? inlineLinks(plan.pages) : referenceLinks(plan.pages);
    const said = body(plan, writer, links.cite);
    const blocks = [...said, writer.sentence('closings'), links.rest(said.join('\n'))];
    return { text: blocks.filter(Boolean).join('\n\n'), sources: [] };
  },
};

/** How pages are cited: behind a statement, and below the text. */
interface Links {
  cite: (index: number) => string;
  rest: (said: string) => string;
}

function body(plan: Plan, writer: Writer, cite: Links['cite']): string[] {
  if (plan.cast.length === 0) return [writer.sentence('remarks') + cite(0), steps(writer)];
  switch (plan.kind) {
    case 'list':
      return [writer.sentence('openings'), ranking(plan.cast, writer, cite), writer.contrast(plan)];
    case 'advice':
      return [
        steps(writer),
        `${writer.sentence('leadIns')} ${listed(plan.cast.map(({ company }) => writer.name(company)))}.`,
        ...plan.cast.map((part, index) => writer.about(part) + cite(index)),
      ];
    default:
      return [writer.sentence('openings'), ...sections(plan.cast, writer, cite), writer.contrast(plan)];
  }
}

function ranking(cast: readonly Part[], writer: Writer, cite: Links['cite']): string {
  const nested = chance(writer.random, 0.35);
  return cast
    .map((part, index) => {
      const said = capital(writer.predicate(part.tone));
      const head = `${index + 1}. ${bold(part, writer)}`;
      if (!nested) return `${head} – ${said}.${cite(index)}`;
      return `${head}\n   - ${said}.${cite(index)}\n   - ${capital(writer.predicate('neutral'))}.`;
    })
    .join('\n');
}

const sections = (cast: readonly Part[], writer: Writer, cite: Links['cite']) =>
  cast.map((part, index) => `### ${writer.name(part.company)}\n\n${writer.about(part)}${cite(index)}`);

const steps = (writer: Writer) =>
  [1, 2, 3].map((number) => `${number}. ${writer.sentence('steps')}`).join('\n');

function bold({ company }: Part, writer: Writer): string {
  const name = writer.name(company);
  if (!company.domain || !chance(writer.random, 0.2)) return `**${name}**`;
  return `**[${name}](${tracked(`https://${company.domain}/`)})**`;
}

function inlineLinks(pages: readonly CitedPage[]): Links {
  const links = pages.map(({ site, url }) => `[${site}](${tracked(url)})`);
  return {
    cite: (index) => (links[index] ? ` (${links[index]})` : ''),
    rest: (said) => {
      const unused = links.filter((link) => !said.includes(link));
      return unused.length > 0 ? `Further reading: ${unused.join(', ')}` : '';
    },
  };
}

const referenceLinks = (pages: readonly CitedPage[]): Links => ({
  cite: (index) => (pages[index] ? ` ([${pages[index].site}][${index + 1}])` : ''),
  rest: () => pages.map(({ url, title }, at) => `[${at + 1}]: ${tracked(url)} "${title}"`).join('\n'),
});

/** The platform marks the links it hands out. */
const tracked = (url: string) => `${url}?utm_source=chatgpt.com`;

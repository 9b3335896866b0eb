import type { CitedPage } from '../pages.ts';
import type { Plan } from '../plan.ts';
import { chance } from '../random.ts';
import { joinNames, type WriteAnswer, type Writer } from '../writer.ts';

/** Short paragraphs with numbers in brackets that point into the platform's citation field. */
export const writeNumberedCitations: WriteAnswer = (plan, writer) => {
  return {
    text: paragraphs(plan, writer).filter(Boolean).join('\n\n'),
    sources: plan.pages.map(({ url, title }) => ({ url, title })),
  };
};

function paragraphs(plan: Plan, writer: Writer): string[] {
  const { mentions, pages } = plan;
  if (mentions.length === 0)
    return [advice(writer) + mark(pages, 0), writer.sentence('remarks') + mark(pages, 1)];
  const opening = plan.kind === 'advice' ? advice(writer) : writer.sentence('openings');
  const contrast = writer.contrast(plan);
  return [
    opening + mark(pages, 0),
    mentions.length > 1 && chance(writer.random, 0.6) ? overview(plan, writer) + mark(pages, 0, 1) : '',
    ...pairs(mentions.map((mention, index) => writer.about(mention) + mark(pages, index + 1))),
    contrast && contrast + mark(pages, 0),
  ];
}

const advice = (writer: Writer) => `${writer.sentence('steps')} ${writer.sentence('steps')}`;

const overview = ({ mentions }: Plan, writer: Writer) =>
  `The names that appear most often are ${joinNames(mentions.map(({ company }) => writer.name(company)))}.`;

/** `[1][2]`, for those pages that there are. */
const mark = (pages: readonly CitedPage[], ...indexes: number[]) =>
  indexes.flatMap((index) => (pages[index] ? [`[${index + 1}]`] : [])).join('');

/** Two sentences a paragraph. */
function pairs(sentences: readonly string[]): string[] {
  return sentences.flatMap((_, index) =>
    index % 2 === 0 ? [sentences.slice(index, index + 2).join(' ')] : [],
  );
}

import { counted } from '../../../../lib/format.ts';
import type { Candidate, Findings } from './candidate.ts';
import { ofAnswers, pageNamed } from './wording.ts';

const RARE = 0.2;

const OPEN =
  'Check that robots.txt does not shut out the crawlers of AI platforms and that the pages can be read without scripts or a sign-in.';

/** The brand's own pages as sources: the less they are cited beside competitors’, the more urgent. Always one step. */
export function ownPage({ brand, rivals: competitors, sources, answers }: Findings): Candidate[] {
  const { domain } = brand;
  const citing = answers.filter(({ citations }) => citations.length > 0).length;
  const cited = (kind: string) => sources.find((found) => found.kind === kind);
  if (domain === null) {
    return step(
      citing > 0 ? 20 : 10,
      'Have your own pages counted as sources',
      'Name your website with the next report. Without it, pages of your own cannot be told from those of others.',
      `This report was made without a website; pages are cited in ${ofAnswers(citing, answers.length)}.`,
    );
  }
  if (citing === 0) {
    return step(
      14,
      `Keep ${domain} open to AI platforms`,
      `These answers show no sources, so it cannot be told what they rest on. ${OPEN}`,
      `Pages are cited in ${ofAnswers(0, answers.length)}.`,
    );
  }
  const own = cited('own')?.answers ?? 0;
  const rivals = cited('competitor')?.answers ?? 0;
  const evidence = `${domain} is cited in ${own} of ${counted(citing, 'answer')} that cite${citing === 1 ? 's' : ''} pages${competitors.length > 0 ? `, competitors’ sites in ${rivals}` : ''}.`;
  if (own / citing >= RARE) {
    const [first] = cited('own')?.sources ?? [];
    return step(
      15,
      `Keep the pages of ${domain} that are cited up to date`,
      `Check that they still say what you want repeated: prices, facts and comparisons.${first ? ` Begin with ${pageNamed(first)}.` : ''}`,
      evidence,
    );
  }
  return step(
    28 + Math.min(26, (40 * Math.max(0, rivals - own)) / citing) + (own === 0 ? 4 : 0),
    `Make ${domain} a source for answers`,
    `Publish what others can quote: prices, specifications, comparisons and results of tests, with dates and their source. ${OPEN}`,
    evidence,
  );
}

const step = (urgency: number, title: string, detail: string, evidence: string): Candidate[] => [
  { kind: 'own_page', urgency, title, detail, evidence },
];

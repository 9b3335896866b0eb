import { counted } from '../../../../lib/format.ts';
import type { NextStepKind } from '../model.ts';
import { ofAnswers } from '../text/figures.ts';
import type { Candidate, Findings } from './candidate.ts';
import { listed, pageNamed, quoted } from './wording.ts';

const RARE = 0.2;

const OPEN =
  'Check that robots.txt does not shut out the crawlers of AI platforms and that the pages can be read without scripts or a sign-in.';

/** The brand's own pages as sources: the less they are cited compared with competitors’, the more urgent. Always one step. */
export function ownPage({ brand, rivals: competitors, sources, answers }: Findings): Candidate[] {
  const { domain } = brand;
  const citing = answers.filter(({ citations }) => citations.length > 0).length;
  const cited = (kind: string) => sources.find((found) => found.kind === kind);
  if (domain === null) {
    return step(
      'own_page',
      citing > 0 ? 20 : 10,
      'Have your own pages counted as sources',
      'Name your website with the next report. Without it, pages of your own cannot be told from those of others.',
      `This report was made without a website; pages are cited in ${ofAnswers(citing, answers.length)}.`,
    );
  }
  if (citing === 0) {
    return step(
      'own_page',
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
      'own_page',
      15,
      `Keep the pages of ${domain} that are cited up to date`,
      `Check that they still say what you want repeated: prices, facts and comparisons.${first ? ` Begin with ${pageNamed(first)}.` : ''}`,
      evidence,
    );
  }
  return step(
    'own_page',
    28 + Math.min(26, (40 * Math.max(0, rivals - own)) / citing) + (own === 0 ? 4 : 0),
    `Make ${domain} a source for answers`,
    `Publish what others can quote: prices, specifications, comparisons and results of tests, with dates and their source. ${OPEN}`,
    evidence,
  );
}

/** What platforms say of the brand when a prompt names it. Always one step. */
export function profile({ answers, brand, prompts, brandedVisibility }: Findings): Candidate[] {
  const questions = prompts.filter(({ branded }) => branded).map(({ question }) => question);
  const { hits, answers: count } = brandedVisibility;
  if (count === 0) {
    return step(
      'profile',
      11,
      `Ask about ${brand.name} by name as well`,
      `Add prompts that people ask once they know the name, such as whether ${brand.name} is any good or how it compares. They show what is said of it, not whether it is found.`,
      `${counted(answers.length, 'usable answer')}, none to a prompt that names ${brand.name}.`,
    );
  }
  if (hits < count) {
    return step(
      'profile',
      46 + (34 * (count - hits)) / count,
      `Make plain who ${brand.name} is`,
      `Say in the same words on your own site and in the public profiles you keep what ${brand.name} offers, to whom, where and since when. Read first what these answers say instead.`,
      `Asked about ${brand.name} by name, ${ofAnswers(hits, count)} name${hits === 1 ? 's' : ''} it.`,
    );
  }
  return step(
    'profile',
    18,
    `Check the facts in answers about ${brand.name}`,
    `Read the answers to ${listed(questions.map(quoted), 2)}, and compare prices, products and claims with what is true today. Correct what is wrong on your own pages first, then ask the pages cited to do the same.`,
    `Asked about ${brand.name} by name, ${ofAnswers(hits, count)} name${hits === 1 ? 's' : ''} it; whether what they say is right is not measured.`,
  );
}

const step = (
  kind: NextStepKind,
  urgency: number,
  title: string,
  detail: string,
  evidence: string,
): Candidate[] => [{ kind, urgency, title, detail, evidence }];

import { counted } from '../../../../lib/format.ts';
import type { SourceKind } from '../model.ts';
import { rivalsNamed } from '../prompts.ts';
import { type AnswerView, generic } from '../read-answers.ts';
import { PREFERRED } from '../source-kind.ts';
import { kindsFor } from '../sources.ts';
import type { Candidate, Findings } from './candidate.ts';
import { eitherOf, isMissed, ofThemName, pageNamed } from './wording.ts';

/** A site of somebody else that answers cite. */
interface Site {
  domain: string;
  kind: SourceKind;
  citing: AnswerView[];
  /** Title and address of each page, with the answers that cite it. */
  pages: Map<string, { title: string; answers: number }>;
}

const MAX_CANDIDATES = 5;

/**
 * Sites that answers cite which name competitors and not the brand: the larger their share of all such answers, and the
 * smaller that of answers citing them which do name it, the more urgent. Without any, the site cited most.
 */
export function earnSource(findings: Findings): Candidate[] {
  const answers = generic(findings.answers);
  const missed = answers.filter(isMissed).length;
  const sites = sitesOf(answers, findings);
  const gaps = sites.filter(({ citing }) => citing.some(isMissed));
  const [first] = sites.sort((a, b) => b.citing.length - a.citing.length);
  if (gaps.length === 0) return first ? [kept(findings, first)] : [];
  return gaps
    .map((site) => gap(findings, site, missed))
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, MAX_CANDIDATES);
}

function sitesOf(answers: readonly AnswerView[], { brand, rivals }: Findings): Site[] {
  const kindOf = kindsFor(brand, rivals);
  const sites = new Map<string, Site>();
  for (const answer of answers)
    for (const citation of answer.citations) {
      const kind = kindOf(citation);
      const { domain, url, title } = citation;
      if (kind === 'own' || kind === 'competitor' || kind === 'official') continue;
      const site: Site = sites.get(domain) ?? { domain, kind, citing: [], pages: new Map() };
      if (site.citing.at(-1) !== answer) site.citing.push(answer);
      const page = site.pages.get(url);
      site.pages.set(url, { title: page?.title || title, answers: (page?.answers ?? 0) + 1 });
      sites.set(domain, site);
    }
  return [...sites.values()];
}

function gap({ brand }: Findings, site: Site, allMissed: number): Candidate {
  const missed = site.citing.filter(isMissed);
  const share = (missed.length / allMissed) * (missed.length / site.citing.length);
  const names = rivalsNamed(missed).map(({ name }) => name);
  const cited = counted(site.citing.length, 'answer');
  return {
    kind: 'earn_source',
    urgency: (missed.length === 1 ? 20 : 28) + 30 * share + (PREFERRED.has(site.kind) ? 8 : 0),
    title: titleFor(site),
    detail: `${pageToBegin(site)} See what is said of ${brand.name} there, if anything. ${ADVICE[site.kind] ?? ADVICE.other}`,
    evidence: `${site.domain} is cited by ${cited} to prompts that do not name ${brand.name}; ${ofThemName(
      missed.length,
      site.citing.length,
    )} ${eitherOf(names)} and not ${brand.name}.`,
  };
}

function kept({ brand }: Findings, site: Site): Candidate {
  return {
    kind: 'earn_source',
    urgency: 16,
    title: `Keep what ${site.domain} says of you right`,
    detail: `${pageToBegin(site)} Check that what it says of ${brand.name}, if anything, is right and up to date, and ask for a correction where it is not.`,
    evidence: `${site.domain} is cited by ${counted(site.citing.length, 'answer')} to prompts that do not name ${brand.name}, and no other site by more.`,
  };
}

/** The page that most answers cite. */
function pageToBegin({ domain, pages }: Site): string {
  const [most, next] = [...pages]
    .map(([url, page]) => ({ url, ...page }))
    .sort((a, b) => b.answers - a.answers || a.url.localeCompare(b.url, 'en'));
  if (!most) return '';
  if (!next) return `The page cited is ${pageNamed(most)}.`;
  return most.answers > next.answers
    ? `Begin with ${pageNamed(most)}, the page of ${domain} that is cited most.`
    : `Begin with ${pageNamed(most)}, one of ${pages.size} pages of ${domain} that are cited.`;
}

const TITLES: Partial<Record<SourceKind, (domain: string) => string>> = {
  reviews: (domain) => `Get reviewed on ${domain}`,
  community: (domain) => `Join in where ${domain} discusses the choice`,
  media: (domain) => `Get covered by ${domain}`,
  video: (domain) => `Get shown in videos on ${domain}`,
  reference: (domain) => `Check what ${domain} says of the choice`,
  shop: (domain) => `Look after your listing on ${domain}`,
  social: (domain) => `Be found on ${domain}`,
};

const titleFor = ({ kind, domain }: Site) =>
  TITLES[kind]?.(domain) ?? `Look into ${domain}, which answers cite`;

const ADVICE: Partial<Record<SourceKind, string>> & { other: string } = {
  reviews:
    'Offer the product to be tested or claim the profile, whichever it takes, and ask customers for honest reviews where it publishes them.',
  community: 'Answer under your own name, saying whom you work for, and only where you can add something.',
  media:
    'Offer its authors what they need to include you: facts, figures, a product to try and somebody to ask.',
  video: 'Offer its makers a product to try, and publish videos of your own that answer the question.',
  reference:
    'Suggest what is missing with independent references; do not write about yourself where that is not wanted.',
  shop: 'Complete descriptions and specifications, and ask buyers there for honest reviews.',
  social: 'Publish there, under your own name, what answers the question.',
  other:
    'If it compares, offer its authors facts and figures that can be checked; if it sells, complete your listing; if it is another maker’s own site, leave it.',
};

import { counted } from '../../../../lib/format.ts';
import type { SourceKind } from '../model.ts';
import { rivalsNamed } from '../prompts.ts';
import { type AnswerView, generic } from '../read-answers.ts';
import { PREFERRED } from '../source-kind.ts';
import { kindsFor } from '../sources.ts';
import type { Candidate, Findings } from './candidate.ts';
import texts from './earn-source.json' with { type: 'json' };
import { eitherOf, isMissed, ofThemName, pageNamed } from './wording.ts';

/** A third-party site that answers cite. */
interface Site {
  domain: string;
  kind: SourceKind;
  citing: AnswerView[];
  /** By address: title and number of citing answers. */
  pages: Map<string, { title: string; answers: number }>;
}

const MAX_CANDIDATES = 5;

/**
 * Sites cited by answers that name competitors and not the brand. Urgency grows with their share of all such answers, and
 * with the share of such answers among those that cite them. Without any, the site cited most.
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
  const { title, advice } = ADVICE[site.kind] ?? ADVICE.other;
  return {
    kind: 'earn_source',
    urgency: (missed.length === 1 ? 20 : 28) + 30 * share + (PREFERRED.has(site.kind) ? 8 : 0),
    title: title.replace('{domain}', () => site.domain),
    detail: `${pageToBegin(site)} See what is said of ${brand.name} there, if anything. ${advice}`,
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

/** The page cited by most answers. */
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

type Advice = Readonly<{ title: string; advice: string }>;
const ADVICE: Partial<Record<SourceKind, Advice>> & { other: Advice } = texts;

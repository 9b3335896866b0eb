import type { TrackedCompany } from '../../../analysis/types.ts';
import type { SourceKind, SourceKindFindings } from './model.ts';
import type { AnswerView } from './read-answers.ts';
import { sourceKind } from './source-kind.ts';

const MAX_PAGES = 5;

type Page = SourceKindFindings['sources'][number];

/**
 * The pages that usable answers cite, by kind of site. Kinds and pages with most citing answers come first, then by name
 * or address. An answer counts once for a kind, however many of its pages it cites.
 */
export function sourcesOf(
  answers: readonly AnswerView[],
  brand: TrackedCompany,
  rivals: readonly TrackedCompany[],
): SourceKindFindings[] {
  const kindOf = kindsFor(brand, rivals);
  const kinds = new Map<SourceKind, { answers: number; pages: Map<string, Page> }>();
  for (const { citations } of answers) {
    const cited = new Set<SourceKind>();
    for (const { url, domain, title } of citations) {
      const kind = kindOf({ url, domain });
      const entry = kinds.get(kind) ?? { answers: 0, pages: new Map() };
      const page = entry.pages.get(url) ?? { url, domain, title: '', answers: 0 };
      entry.pages.set(url, { ...page, title: page.title || title, answers: page.answers + 1 });
      entry.answers += cited.has(kind) ? 0 : 1;
      cited.add(kind);
      kinds.set(kind, entry);
    }
  }
  return [...kinds]
    .map(([kind, { answers, pages }]) => ({ kind, answers, sources: mostCited([...pages.values()]) }))
    .sort((a, b) => b.answers - a.answers || a.kind.localeCompare(b.kind, 'en'));
}

/** Returns the function that finds a cited page's kind in one report. */
export function kindsFor(brand: TrackedCompany, rivals: readonly TrackedCompany[]) {
  const competitors = new Set(rivals.flatMap(({ domain }) => domain ?? []));
  return ({ url, domain }: { url: string; domain: string }): SourceKind => {
    if (domain === brand.domain) return 'own';
    return competitors.has(domain) ? 'competitor' : sourceKind(url, domain);
  };
}

const mostCited = (pages: Page[]) =>
  pages.sort((a, b) => b.answers - a.answers || a.url.localeCompare(b.url, 'en')).slice(0, MAX_PAGES);

import { categoryNamed, categoryOf } from './category-of.ts';
import { findCompany } from './companies.ts';
import type { SuggestedCategory, SuggestedCompany } from './model.ts';

/** The category that was chosen; the company’s own where none was given. Own words that name none stay own words. */
export function placeOf(question: {
  name: string;
  domain: string | null;
  description: string | null;
  category: string | null;
}): SuggestedCategory | null {
  if (question.category === null) return categoryOf(question.name, question.domain, question.description);
  const chosen = categoryNamed(question.category);
  return chosen && { category: chosen, basis: 'known' };
}

/** The first companies of the category, without the company itself and those in another trade of several. */
export function ownCompetitors(
  { name, domain }: { name: string; domain: string | null },
  place: SuggestedCategory | null,
  most: number,
): SuggestedCompany[] {
  if (!place) return [];
  const self = findCompany(name, domain)?.company;
  const focus = self?.focus ?? null;
  return place.category.companies
    .filter((company) => company.name !== self?.name && company.domain !== (self?.domain ?? domain))
    .filter((company) => !focus || !company.focus || company.focus.some((topic) => focus.includes(topic)))
    .slice(0, most)
    .map((company) => ({ name: company.name, domain: company.domain, basis: place.basis }));
}

import { round } from '../../statistics/arithmetic.ts';
import { rankCompanies } from './formulas.ts';
import type { NamedRow } from './window-store.ts';

export type NamedRanking = ReturnType<typeof rankNamed>;

/** A discovered company that answers name. */
export type UntrackedCompany = NamedRanking['untrackedCompanies'][number];

/** Ranks all companies that answers name, tracked or discovered. */
export function rankNamed(rows: readonly NamedRow[]) {
  const companies = rankCompanies(rows).map((company) => ({
    ...company,
    shareOfVoice: company.shareOfVoice === null ? null : round(company.shareOfVoice, 1),
    meanPosition: company.meanPosition === null ? null : round(company.meanPosition, 2),
  }));
  return {
    companies,
    brandRank: companies.find(({ isBrand }) => isBrand)?.rank ?? null,
    untrackedCompanies: companies.flatMap(({ key, ...company }) =>
      key === null ? [] : [{ ...company, key }],
    ),
  };
}

import type { TrackedCompany } from '../../../analysis/types.ts';
import { AppError } from '../../../errors.ts';
import type { ReportsDeps } from '../deps.ts';
import type { StoredReport } from '../model.ts';

/** Whom a report's answers are searched for. */
export interface ReportCompanies {
  brand: TrackedCompany;
  /** In the order they were given. */
  rivals: TrackedCompany[];
}

/** A report's companies with the other names and sites that are known of them; the same for the same report. */
export function companiesOf(
  { suggestions }: Pick<ReportsDeps, 'suggestions'>,
  { company, website, competitors }: Pick<StoredReport, 'company' | 'website' | 'competitors'>,
): ReportCompanies {
  const tracked = (id: string, name: string, given: string | null): TrackedCompany => {
    const domain = given ?? known(() => suggestions.site(name)) ?? null;
    return { id, name, aliases: known(() => suggestions.aliases({ name, domain })) ?? [], domain };
  };
  return {
    brand: tracked('brand', company, website),
    rivals: competitors.map((name, index) => tracked(`rival-${index + 1}`, name, null)),
  };
}

/** A name that the suggestions do not take is one of which nothing is known. */
function known<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

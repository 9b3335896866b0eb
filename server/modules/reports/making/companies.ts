import type { TrackedCompany } from '../../../analysis/types.ts';
import { AppError } from '../../../errors.ts';
import type { ReportsDeps } from '../deps.ts';
import type { StoredReport } from '../model.ts';

/** The companies that a report's answers are searched for. */
export interface ReportCompanies {
  brand: TrackedCompany;
  /** In the visitor's order. */
  rivals: TrackedCompany[];
}

/** A report's companies with their known aliases and domains; the same for the same report. */
export function companiesOf(
  { suggestions }: Pick<ReportsDeps, 'suggestions'>,
  { company, website, competitors }: Pick<StoredReport, 'company' | 'website' | 'competitors'>,
): ReportCompanies {
  const tracked = (id: string, name: string, website: string | null): TrackedCompany => {
    const domain = website ?? known(() => suggestions.site(name)) ?? null;
    return { id, name, aliases: known(() => suggestions.aliases({ name, domain })) ?? [], domain };
  };
  return {
    brand: tracked('brand', company, website),
    rivals: competitors.map((name, index) => tracked(`rival-${index + 1}`, name, null)),
  };
}

/** Suggestions throw for names they do not accept; nothing is known of these. */
function known<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

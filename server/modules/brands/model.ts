/** The account's brand or one of its competitors. */
export interface Company {
  id: string;
  kind: 'brand' | 'competitor';
  name: string;
  aliases: string[];
  domain: string | null;
}

/** The companies that an account's answers are searched for. */
export interface TrackedCompanies {
  brand: Company | null;
  competitors: Company[];
  /** Raised with every change of a name, an alias or a company. */
  version: number;
}

/** The brand, if any, and the competitors. */
export const allCompanies = ({ brand, competitors }: Omit<TrackedCompanies, 'version'>): Company[] =>
  brand ? [brand, ...competitors] : competitors;

export interface CompanyInput {
  /** The id of a tracked company, which may be renamed; without it, companies are matched by name. */
  id?: string | null | undefined;
  name: string;
  aliases: readonly string[];
  domain?: string | null | undefined;
}

/** A field with an error; the message says what is allowed. */
export interface FieldError {
  field: string;
  message: string;
}

/** Whose site a domain is. */
export const SITE_OWNERS = ['own', 'competitor', 'other'] as const;
export type SiteOwner = (typeof SITE_OWNERS)[number];

/** Whose site a registrable domain is, by the domains of the tracked companies. */
export function ownerOf(
  domain: string,
  { brand, competitors }: Pick<TrackedCompanies, 'brand' | 'competitors'>,
): SiteOwner {
  if (domain === brand?.domain) return 'own';
  return competitors.some((company) => company.domain === domain) ? 'competitor' : 'other';
}

/** The account's brand or one of its competitors. */
export interface Company {
  id: string;
  kind: 'brand' | 'competitor';
  name: string;
  aliases: string[];
  domain: string | null;
}

/** All companies looked for in an account's answers, and the version of that set. */
export interface TrackedCompanies {
  brand: Company | null;
  competitors: Company[];
  /** Changes whenever a name, an alias or a company does. */
  version: number;
}

/** A company's names as somebody gave them. */
export interface CompanyInput {
  /** Of a company that is tracked already and may have been renamed; left out, it is known by its name. */
  id?: string | null | undefined;
  name: string;
  aliases: readonly string[];
  domain?: string | null | undefined;
}

/** What of an input is at fault, and what is allowed. */
export interface FieldError {
  field: string;
  message: string;
}

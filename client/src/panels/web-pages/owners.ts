import type { SiteOwner } from '../../schema.generated.ts';

/** Whose site it is, as screens and files name it. */
export const OWNERS: Record<SiteOwner, string> = {
  OWN: 'Your site',
  COMPETITOR: 'Competitor',
  OTHER: 'Other',
};

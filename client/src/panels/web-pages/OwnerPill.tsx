import { Pill } from '../../components/figures/Pill.tsx';
import type { SiteOwner } from '../../schema.generated.ts';

/** Marks a page of the brand’s or of a competitor’s site. */
export function OwnerPill({ owner }: { owner: SiteOwner }) {
  switch (owner) {
    case 'OWN':
      return (
        <Pill size="sm" palette="accent">
          Your site
        </Pill>
      );
    case 'COMPETITOR':
      return <Pill size="sm">Competitor</Pill>;
    default:
      return null;
  }
}

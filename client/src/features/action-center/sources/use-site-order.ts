import { useSearchParams } from 'react-router-dom';
import type { CitedSiteSort, SortDirection } from '../../../schema.generated.ts';

const SORTS: readonly CitedSiteSort[] = [
  ...(['MISSED', 'CITATIONS', 'VISIBLE', 'PAGES', 'PAGES_READ', 'DOMAIN'] as const),
  ...(['AUTHORITATIVENESS', 'CITATION_SCORE', 'STATISTICS', 'TECHNICAL_TERMS', 'FLUENCY'] as const),
];
const MAX_PAGE = 1000;

/** The order of the sites and the page that is shown, which the address holds: `?sort=citations&direction=asc&page=2`. */
export interface SiteOrder {
  sort: CitedSiteSort;
  direction: SortDirection;
  /** 1 is the first. */
  page: number;
  /** The same column again turns the direction around. */
  sortBy: (sort: string) => void;
  turnTo: (page: number) => void;
}

/** Sites cited where the brand is missing come first unless the address says otherwise. */
export function useSiteOrder(): SiteOrder {
  const [search, setSearch] = useSearchParams();
  const sort = SORTS.find((known) => known.toLowerCase() === search.get('sort')) ?? 'MISSED';
  const direction = directionIn(search.get('direction'), sort);
  const page = Math.trunc(Number(search.get('page')));
  const change = (values: Record<string, string | null>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...{ sort, direction },
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    sortBy(name) {
      const chosen = SORTS.find((known) => known === name) ?? 'MISSED';
      const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
      const turned = chosen === sort ? opposite : firstDirection(chosen);
      change({
        sort: chosen === 'MISSED' ? null : chosen.toLowerCase(),
        direction: turned === firstDirection(chosen) ? null : turned.toLowerCase(),
        page: null,
      });
    },
    turnTo: (chosen) => change({ page: chosen === 1 ? null : String(chosen) }),
  };
}

/** Names from A, figures from the largest. */
const firstDirection = (sort: CitedSiteSort): SortDirection => (sort === 'DOMAIN' ? 'ASC' : 'DESC');

function directionIn(text: string | null, sort: CitedSiteSort): SortDirection {
  if (text === 'asc') return 'ASC';
  return text === 'desc' ? 'DESC' : firstDirection(sort);
}

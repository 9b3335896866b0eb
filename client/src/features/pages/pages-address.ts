import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_KINDS } from '../../panels/web-pages/page-kinds.ts';
import { SCORES } from '../../panels/web-pages/scores.ts';
import type {
  SiteOwner,
  SortDirection,
  WebPageKind,
  WebPageSort,
  WebPageStatus,
} from '../../schema.generated.ts';
import { keysOf, OWNERS, STATUSES } from './page-names.ts';

const SORTS: readonly WebPageSort[] = [
  ...(['MISSED', 'CITED', 'READ_AT', 'TITLE', 'WORDS'] as const),
  ...SCORES.map(({ score }) => score),
];
const MAX_SEARCH_LENGTH = 200;

/** Which pages the screen lists, and in what order; the address holds it. */
export interface PagesAddress {
  /** Empty: any. */
  statuses: readonly WebPageStatus[];
  kind: WebPageKind | null;
  owner: SiteOwner | null;
  /** Empty for none. */
  search: string;
  sort: WebPageSort;
  direction: SortDirection;
}

export const ALL_PAGES: PagesAddress = {
  statuses: [],
  kind: null,
  owner: null,
  search: '',
  sort: 'MISSED',
  direction: 'DESC',
};

/** Values that are unknown are left out. */
export function readPagesAddress(search: URLSearchParams): PagesAddress {
  const oneOf = <TValue extends string>(name: string, values: readonly TValue[]) =>
    values.find((value) => value.toLowerCase() === search.get(name)) ?? null;
  const statuses = (search.get('status') ?? '').split(',');
  return {
    statuses: keysOf(STATUSES).filter((status) => statuses.includes(status.toLowerCase())),
    kind: oneOf('kind', keysOf(PAGE_KINDS)),
    owner: oneOf('owner', keysOf(OWNERS)),
    search: (search.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: oneOf('sort', SORTS) ?? ALL_PAGES.sort,
    direction: search.get('direction') === 'asc' ? 'ASC' : 'DESC',
  };
}

/** `?status=robots,refused&kind=list`, without what is as at first. */
export function writePagesAddress({ statuses, kind, owner, search, sort, direction }: PagesAddress) {
  const given = {
    status: statuses.join(',').toLowerCase(),
    kind: kind?.toLowerCase() ?? '',
    owner: owner?.toLowerCase() ?? '',
    search,
    sort: sort === ALL_PAGES.sort ? '' : sort.toLowerCase(),
    direction: direction === ALL_PAGES.direction ? '' : direction.toLowerCase(),
  };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
}

export const isNarrowed = ({ statuses, kind, owner, search }: PagesAddress) =>
  statuses.length > 0 || kind !== null || owner !== null || search !== '';

/** The same object while the address is the same, and a function that changes a part of it. */
export function usePagesAddress(): [PagesAddress, (part: Partial<PagesAddress>) => void] {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readPagesAddress(search), [search]);
  return [
    address,
    (part) =>
      setSearch(
        // What is typed changes the entry of the history, what is chosen adds one.
        (current) => writePagesAddress({ ...readPagesAddress(current), ...part }),
        { replace: part.search !== undefined, preventScrollReset: true },
      ),
  ];
}

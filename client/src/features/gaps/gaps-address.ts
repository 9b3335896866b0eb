import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The two lists of gaps. */
export type GapsTab = 'prompts' | 'sources';

const TAB = 'tab';
const TOPIC = 'topic';
const SHOW = 'show';

/** Which gaps the screen lists; the address holds it beside range and platform. */
export interface GapsAddress {
  tab: GapsTab;
  /** A topic's id. */
  topic: string | undefined;
  neverVisible: boolean;
  setNeverVisible: (never: boolean) => void;
  /** Parameters of the other tab, with the same topic, range and platform. */
  searchOf: (tab: GapsTab) => string;
  /** The same parameters without the topic. */
  searchWithoutTopic: string;
}

export function useGapsAddress(): GapsAddress {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const tab = tabOf(search);
    return {
      tab,
      topic: search.get(TOPIC) || undefined,
      neverVisible: search.get(SHOW) === 'never-visible',
      setNeverVisible: (never) =>
        setSearch((previous) => changed(previous, { [SHOW]: never ? 'never-visible' : null })),
      searchOf: (other) => searchText(changed(search, { [TAB]: other, [SHOW]: null })),
      searchWithoutTopic: searchText(changed(search, { [TOPIC]: null })),
    };
  }, [search, setSearch]);
}

const tabOf = (search: URLSearchParams): GapsTab => (search.get(TAB) === 'sources' ? 'sources' : 'prompts');

function changed(search: URLSearchParams, values: Record<string, string | null>) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const searchText = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '');

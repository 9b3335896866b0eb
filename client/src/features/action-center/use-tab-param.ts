import { useSearchParams } from 'react-router-dom';

/** The tab in `?tab=…`; the first one, which is not written there, when it is missing or unknown. */
export function useTabParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((candidate) => candidate === search.get('tab')) ?? tabs[0];
  const setTab = (chosen: Tab) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (chosen === tabs[0]) next.delete('tab');
        else next.set('tab', chosen);
        return next;
      },
      { replace: true },
    );
  return [tab, setTab] as const;
}

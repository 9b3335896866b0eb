import { useSearchParams } from 'react-router-dom';

/** The chosen tab, kept in the address as `?tab=…`; the first one has none, and stands in for one that is unknown. */
export function useTab<TTab extends string>(tabs: readonly [TTab, ...TTab[]]) {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((candidate) => candidate === search.get('tab')) ?? tabs[0];
  const choose = (chosen: TTab) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('tab');
        if (chosen !== tabs[0]) after.set('tab', chosen);
        return after;
      },
      { replace: true },
    );
  return [tab, choose] as const;
}

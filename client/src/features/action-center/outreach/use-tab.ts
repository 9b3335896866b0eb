import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export const TABS = ['sources', 'compose', 'templates', 'campaigns'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that the address names; it takes the place of the one before in the history. */
export function useTab() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const tab = TABS.find((candidate) => candidate === named) ?? 'sources';
  const jumping = useRef(false);
  const area = useRef<HTMLDivElement>(null);

  // A button that leads to another tab is gone with its own one; the focus goes on at the new tab.
  useEffect(() => {
    if (!jumping.current) return;
    jumping.current = false;
    area.current?.querySelector<HTMLElement>(`[role=tab][data-value=${tab}]`)?.focus();
  }, [tab]);

  function choose(chosen: Tab) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', chosen);
        if (chosen === 'sources') next.delete('tab');
        return next;
      },
      { replace: true },
    );
  }
  function jump(chosen: Tab) {
    jumping.current = chosen !== tab;
    choose(chosen);
  }
  return { tab, choose, jump, area };
}

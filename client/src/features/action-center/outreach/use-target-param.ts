import { useSearchParams } from 'react-router-dom';

/** The target in the address, and opening another one in a tab. */
export function useTargetParam(): [string | null, (id: string, tab: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('target'),
    (id, tab) => {
      const next = new URLSearchParams(params);
      next.set('target', id);
      next.set('tab', tab);
      setParams(next);
    },
  ];
}

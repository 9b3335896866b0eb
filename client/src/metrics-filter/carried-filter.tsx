import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { readMetricsAddress, withMetricsAddress } from './address.ts';

/** The screens whose numbers follow the filter. */
const SCREENS: readonly string[] = [paths.dashboard, paths.prompts, paths.gaps];
const followsFilter = (pathname: string) =>
  SCREENS.includes(pathname) ||
  pathname.startsWith(paths.topic('')) ||
  pathname.startsWith(paths.headToHead('')) ||
  pathname.startsWith(paths.prompt(''));

const Carried = createContext('');

/** Remembers the range and platform of the last screen with a filter. */
export function CarriedFilter({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [carried, setCarried] = useState('');
  const current = followsFilter(pathname) ? filterOf(search) : carried;
  if (current !== carried) setCarried(current);
  return <Carried value={current}>{children}</Carried>;
}

/** Returns a function that adds the range and platform to addresses of screens with a filter. */
export function useCarriedFilter(): (path: string) => string {
  const carried = useContext(Carried);
  return useCallback((path) => (followsFilter(path) ? path + carried : path), [carried]);
}

function filterOf(search: string) {
  const text = withMetricsAddress(
    new URLSearchParams(),
    readMetricsAddress(new URLSearchParams(search)),
  ).toString();
  return text && `?${text}`;
}

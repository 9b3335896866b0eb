import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { readMetricsAddress, withMetricsAddress } from './address.ts';

/** The screens whose numbers follow a range and a platform. */
const SCREENS: readonly string[] = [paths.dashboard, paths.prompts, paths.gaps];
const followsFilter = (pathname: string) =>
  SCREENS.includes(pathname) || pathname.startsWith(paths.topic(''));

const Carried = createContext('');

/** Remembers the range and platform of the last screen that had one, for as long as the shell is there. */
export function CarriedFilter({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState('');
  const now = followsFilter(pathname) ? filterOf(search) : kept;
  if (now !== kept) setKept(now);
  return <Carried value={now}>{children}</Carried>;
}

/** Adds the range and platform to the address of a screen that follows them; other addresses stay as they are. */
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

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MetricsFilter } from '../schema.generated.ts';
import { type MetricsAddress, readMetricsAddress, toMetricsFilter, withMetricsAddress } from './address.ts';

/** The range and platform of a screen; its address holds them, so views can be shared and Back works. */
export interface MetricsFilterState {
  /** The same object while its content is the same. */
  address: MetricsAddress;
  /** For the screen's query; the same object as long as the address is. */
  filter: MetricsFilter;
  /** Changes the address; Back undoes it. */
  setAddress: (address: MetricsAddress) => void;
}

export function useMetricsFilter(): MetricsFilterState {
  const [search, setSearch] = useSearchParams();
  const text = withMetricsAddress(new URLSearchParams(), readMetricsAddress(search)).toString();
  const address = useMemo(() => readMetricsAddress(new URLSearchParams(text)), [text]);
  const filter = useMemo(() => toMetricsFilter(address), [address]);
  return { address, filter, setAddress: (next) => setSearch((before) => withMetricsAddress(before, next)) };
}

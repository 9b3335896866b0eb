import { useMemo } from 'react';
import type { MetricsAddress } from '../../metrics-filter/address.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import type { MetricsFilter } from '../../schema.generated.ts';
import { FIRST_LENGTH } from './further-pages.ts';
import { useGapsAddress } from './gaps-address.ts';

/** What the screen asks for; the same object as long as the address says the same. */
export interface Asked {
  address: MetricsAddress;
  neverVisible: boolean;
  /** Variables of the first page. */
  variables: { filter: MetricsFilter; topicId: string | null; neverVisible: boolean; first: number };
}

export function useAsked(): Asked {
  const { address, filter } = useMetricsFilter();
  const { topic = null, neverVisible } = useGapsAddress();
  return useMemo(
    () => ({
      address,
      neverVisible,
      variables: { filter, topicId: topic, neverVisible, first: FIRST_LENGTH },
    }),
    [address, filter, topic, neverVisible],
  );
}

import type { FragmentType } from '@apollo/client';

/** What a panel is given: the masked numbers of its screen's query; undefined while they load. */
export interface MetricsProps<TFragment> {
  metrics: FragmentType<TFragment> | undefined;
}

import type { FragmentType } from '@apollo/client';

/** The masked numbers of the screen's query; undefined while they load. */
export interface MetricsProps<TFragment> {
  metrics: FragmentType<TFragment> | undefined;
}

/** With the numbers of the previous period; null or undefined while nothing is compared. */
export interface ComparedProps<TFragment, TPrevious> extends MetricsProps<TFragment> {
  previous: FragmentType<TPrevious> | null | undefined;
}

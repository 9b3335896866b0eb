import type { FragmentType } from '@apollo/client';

/** What a panel is given: the masked numbers of its screen's query; undefined while they load. */
export interface MetricsProps<TFragment> {
  metrics: FragmentType<TFragment> | undefined;
}

/** The same with the numbers of the period before, where they are asked for and there is one. */
export interface ComparedProps<TFragment, TPrevious> extends MetricsProps<TFragment> {
  previous: FragmentType<TPrevious> | null | undefined;
}

import { createElement, Fragment, type ReactNode } from 'react';
import { CardSkeleton } from '../../components/feedback/CardSkeleton.tsx';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { SettingsCard } from './SettingsCard.tsx';

interface SettingsQueryProps<TData> {
  /** Title of the card that shows a failure. */
  title: string;
  /** What is shown when the query fails. */
  failure: string;
  /** Number of fields of each card, shown as skeletons while the query loads. */
  skeleton: readonly number[];
  /** Result of `useQuery`. */
  query: {
    data: TData | undefined;
    error?: unknown;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: TData) => ReactNode;
}

/** Renders settings once their query has loaded: skeletons before, an error with Retry when it fails. */
export function SettingsQuery<TData>(props: SettingsQueryProps<TData>) {
  const { title, failure, skeleton, query, children } = props;
  const { data, error, loading, refetch } = query;
  if (data) return children(data);
  if (error && !loading) {
    return (
      <SettingsCard title={title}>
        <LoadError message={failure} onRetry={refetch} />
      </SettingsCard>
    );
  }
  // Children that are passed one by one need no keys.
  const cards = skeleton.map((fields) => createElement(CardSkeleton, { fields, label: 'Loading settings' }));
  return createElement(Fragment, null, ...cards);
}

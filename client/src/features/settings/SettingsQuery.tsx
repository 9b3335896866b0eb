import { Skeleton, Stack } from '@chakra-ui/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { Repeat } from '../../components/feedback/Repeat.tsx';
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
  return createElement(Fragment, null, ...skeleton.map((fields) => createElement(CardSkeleton, { fields })));
}

/** Placeholder for a card of fields until its values are loaded. */
export function CardSkeleton({ fields }: { fields: number }) {
  return (
    <Stack
      gap="5"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
      aria-busy="true"
      role="status"
      aria-label="Loading settings"
    >
      <Skeleton h="5" w="32" />
      <Repeat times={fields}>
        <Stack gap="1.5">
          <Skeleton h="4" w="24" />
          <Skeleton h="10" />
        </Stack>
      </Repeat>
    </Stack>
  );
}

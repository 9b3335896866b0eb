import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { Refreshing } from '../../../components/feedback/Refreshing.tsx';
import { MetricsFilterBar } from '../../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../../metrics-filter/use-latest-data.ts';
import { OutdatedNotice } from '../../../panels/answer-links/OutdatedNotice.tsx';

interface VisitSectionProps<TData> {
  /** What is shown, as the error says it. */
  content: string;
  /** Of the current request; undefined while it is not loaded. */
  data: TData | undefined;
  /** The same object while the request is the same. */
  request: object;
  range: (data: TData) => { from: string | null; to: string | null } | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => unknown;
  /** Further choices below the range. */
  controls?: ReactNode;
  children: (data: TData) => ReactNode;
}

/** Figures of a range: its choice, and the figures, their skeleton or error. */
export function VisitSection<TData>(props: VisitSectionProps<TData>) {
  const { content, data, request, range, loading, error, onRetry, controls, children } = props;
  const { data: shown, isCurrent } = useLatestData(data, request);
  return (
    <>
      <MetricsFilterBar
        platforms={null}
        busy={loading && shown !== undefined}
        range={shown && range(shown)}
        comparison={false}
      />
      {controls}
      {shown && !isCurrent && error && <OutdatedNotice content={content} onRetry={onRetry} />}
      {shown ? (
        <Refreshing outdated={!isCurrent && !error}>{children(shown)}</Refreshing>
      ) : error ? (
        <ErrorState message={`The ${content} could not be loaded.`} onAction={onRetry} />
      ) : (
        <PanelSkeleton height={24} />
      )}
    </>
  );
}

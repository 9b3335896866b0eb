import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { SampleNotice } from '../../components/feedback/SampleNotice.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { paths } from '../../paths.ts';

interface ToolScreenProps<Data> {
  title: string;
  description: string;
  /** Says what of the data is not measured. */
  notice: string | false | undefined;
  /** Undefined while loading. */
  data: Data | undefined;
  error: Error | undefined;
  /** Shown when loading failed. */
  errorText: string;
  /** Shown while loading. */
  skeleton: ReactNode;
  backLink?: boolean;
  children: (data: Data) => ReactNode;
}

/** A screen of the Action Center: header, and content, skeleton or error. */
export function ToolScreen<Data>({
  title,
  description,
  notice,
  data,
  error,
  errorText,
  skeleton,
  backLink = true,
  children,
}: ToolScreenProps<Data>) {
  const reload = useReload();
  return (
    <>
      {backLink && <BackLink to={paths.action}>Back to Action Center</BackLink>}
      <ScreenHeader
        title={title}
        description={description}
        aside={notice && <SampleNotice text={notice} />}
      />
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState message={errorText} action="Retry" onAction={reload} />
      ) : (
        skeleton
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { SampleNotice } from '../../components/feedback/SampleNotice.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { paths } from '../../paths.ts';

interface Sample {
  sample?: boolean;
  simulated?: boolean;
}

interface ToolScreenProps<Query extends Record<Field, Sample>, Field extends string> {
  title: string;
  description: string;
  /** Says what of a sample or simulated content is not measured. */
  notice: string;
  /** Part of the screen is simulated beside measured content. */
  alwaysNotice?: boolean;
  query: { data?: Query; error?: Error };
  /** The field of the query that holds the content. */
  field: Field;
  /** Shown when loading failed. */
  errorText: string;
  /** Shown while loading. */
  skeleton: ReactNode;
  backLink?: boolean;
  children: (content: Query[Field]) => ReactNode;
}

/** A screen of the Action Center: header, and content, skeleton or error. */
export function ToolScreen<Query extends Record<Field, Sample>, Field extends string>({
  title,
  description,
  notice,
  alwaysNotice = false,
  query: { data, error },
  field,
  errorText,
  skeleton,
  backLink = true,
  children,
}: ToolScreenProps<Query, Field>) {
  const content = data?.[field];
  const reload = useReload();
  return (
    <>
      {backLink && <BackLink to={paths.action}>Back to Action Center</BackLink>}
      <ScreenHeader
        title={title}
        description={description}
        aside={
          (content?.sample || content?.simulated || (content && alwaysNotice)) && (
            <SampleNotice text={notice} />
          )
        }
      />
      {content !== undefined ? (
        children(content)
      ) : error ? (
        <ErrorState message={errorText} action="Retry" onAction={reload} />
      ) : (
        skeleton
      )}
    </>
  );
}

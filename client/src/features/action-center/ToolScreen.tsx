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
  /** Said as soon as there is data: what of it is not measured. */
  notice: string | false | undefined;
  /** What the tool works on; undefined until it has come. */
  data: Data | undefined;
  failed: boolean;
  /** In place of the tool when it could not be loaded. */
  problem: string;
  /** Stands in until then. */
  skeleton: ReactNode;
  /** The tool has no page above it. */
  top?: boolean;
  children: (data: Data) => ReactNode;
}

/** The frame of a tool of the Action Center: where one is, what it is for, and whether its data has come. */
export function ToolScreen<Data>(props: ToolScreenProps<Data>) {
  const { title, description, notice, data, failed, problem, skeleton, top = false, children } = props;
  const reload = useReload();
  return (
    <>
      {!top && <BackLink to={paths.action}>Back to Action Center</BackLink>}
      <ScreenHeader
        title={title}
        description={description}
        aside={notice && <SampleNotice text={notice} />}
      />
      {data !== undefined ? (
        children(data)
      ) : failed ? (
        <ErrorState message={problem} action="Retry" onAction={reload} />
      ) : (
        skeleton
      )}
    </>
  );
}

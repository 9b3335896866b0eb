import { BackLink } from '../../components/BackLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import { LlmsTxtManager } from './LlmsTxtManager.tsx';
import { useLlmsTxtQuery } from './LlmsTxtScreen.generated.ts';
import { LlmsTxtSkeleton } from './LlmsTxtSkeleton.tsx';

/** Edits the file that tells language models what a site holds, with simulated scores. */
export function LlmsTxtScreen() {
  const { data, error } = useLlmsTxtQuery();
  const reload = useReload();
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="LLMS.TXT Manager"
        description="Tell AI models which of your pages to read, and what is on them"
        aside={data?.llmsTxtFile.sample && <SampleNotice text="Sample file, simulated scores" />}
      />
      {data ? (
        <LlmsTxtManager file={data.llmsTxtFile} />
      ) : error ? (
        <ErrorState message="The LLMS.TXT file could not be loaded." action="Retry" onAction={reload} />
      ) : (
        <LlmsTxtSkeleton />
      )}
    </>
  );
}

import { ToolScreen } from '../ToolScreen.tsx';
import { LlmsTxtManager } from './LlmsTxtManager.tsx';
import { useLlmsTxtQuery } from './LlmsTxtScreen.generated.ts';
import { LlmsTxtSkeleton } from './LlmsTxtSkeleton.tsx';

/** Edits the file that tells language models what a site holds, with simulated scores. */
export function LlmsTxtScreen() {
  const { data, error } = useLlmsTxtQuery();
  return (
    <ToolScreen
      title="LLMS.TXT Manager"
      description="Tell AI models which of your pages to read, and what is on them"
      notice={data?.llmsTxtFile.sample && 'Sample file, simulated scores'}
      data={data?.llmsTxtFile}
      failed={Boolean(error)}
      problem="The LLMS.TXT file could not be loaded."
      skeleton={<LlmsTxtSkeleton />}
    >
      {(file) => <LlmsTxtManager file={file} />}
    </ToolScreen>
  );
}

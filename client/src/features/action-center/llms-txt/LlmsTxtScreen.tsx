import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { AboutLlmsTxt } from './AboutLlmsTxt.tsx';
import { EditorTab } from './EditorTab.tsx';
import { useLlmsTxtQuery } from './LlmsTxtScreen.generated.ts';
import type { EditedFile, SiteFiles } from './model.ts';
import { PolicyTab } from './policy/PolicyTab.tsx';
import { SaveDialogs } from './SaveDialogs.tsx';
import { AnalysisStatus, ScoreCards } from './ScoreCards.tsx';
import { SiteTab } from './site/SiteTab.tsx';
import { useLlmsDraft } from './use-llms-draft.ts';

/** The general view's manager of llms.txt and robots.txt; the scores are simulated. */
export function LlmsTxtScreen() {
  const query = useLlmsTxtQuery();
  const { siteFiles } = query.data ?? {};
  return (
    <ToolScreen
      title="LLMS.TXT Manager"
      description="Tell AI models which of your pages to read, and what is on them"
      notice="Simulated scores"
      alwaysNotice
      query={query}
      field="llmsTxtFile"
      errorText="The LLMS.TXT file could not be loaded."
      skeleton={
        <Stack gap="5">
          <ScoreCards scores={undefined} />
          <PanelSkeleton height={30} />
          <AboutLlmsTxt />
        </Stack>
      }
    >
      {(file) => siteFiles && <LlmsTxtManager file={file} siteFiles={siteFiles} />}
    </ToolScreen>
  );
}

type Tab = 'editor' | 'site' | 'policy';

function LlmsTxtManager({ file, siteFiles }: { file: EditedFile; siteFiles: SiteFiles }) {
  const draft = useLlmsDraft(file);
  const [tab, setTab] = useState<Tab>('editor');
  return (
    <Stack gap="5">
      <ScoreCards scores={draft.scores} />
      <TabbedPanels
        label="LLMS.TXT Manager"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'editor',
            label: 'Editor',
            content: () => (
              <EditorTab draft={draft} domain={siteFiles.domain} onCheck={() => setTab('site')} />
            ),
          },
          {
            value: 'site',
            label: 'On your site',
            content: () => (
              <SiteTab
                siteFiles={siteFiles}
                onGenerate={() => {
                  setTab('editor');
                  draft.generate();
                }}
                onPolicy={() => setTab('policy')}
              />
            ),
          },
          {
            value: 'policy',
            label: 'AI bots in robots.txt',
            content: () => <PolicyTab siteFiles={siteFiles} onCheck={() => setTab('site')} />,
          },
        ]}
      />
      <AboutLlmsTxt />
      <LeaveGuard active={draft.isUnsaved} />
      <SaveDialogs draft={draft} />
      <AnalysisStatus scores={draft.scores} analyses={draft.analyses} />
    </Stack>
  );
}

import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { useChoiceParam } from '../../../use-choice-param.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { CampaignsTab } from './CampaignsTab.tsx';
import { ComposeTab } from './ComposeTab.tsx';
import { EMPTY_DRAFT, isEdited, withSource, withTemplate } from './draft.ts';
import { type FundOutreachQuery, useFundOutreachQuery } from './FundOutreachScreen.generated.ts';
import { SourcesTab } from './SourcesTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';

/** Finds publications and writes to them; a tool of the fund view. */
export function FundOutreachScreen() {
  return (
    <ToolScreen
      title="Email Outreach"
      description="Win coverage in publications that AI platforms cite and other funds overlook"
      notice="Sample data; no email is sent"
      query={useFundOutreachQuery()}
      field="fundOutreach"
      errorText="The outreach data could not be loaded."
      skeleton={
        <Stack gap="5">
          <Skeleton h="10" />
          <PanelSkeleton height={7} />
          <PanelSkeleton height={24} />
        </Stack>
      }
    >
      {(outreach) => <OutreachTabs outreach={outreach} />}
    </ToolScreen>
  );
}

const TABS = ['sources', 'compose', 'templates', 'campaigns'] as const;

/** The draft outlives changes of the tab. */
function OutreachTabs({ outreach }: { outreach: FundOutreachQuery['fundOutreach'] }) {
  const { brand, summary, sources, templates, campaigns } = outreach;
  const fund = brand?.name;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [tab, setTab] = useChoiceParam('tab', TABS);
  const jumpedTo = useRef<(typeof TABS)[number]>(undefined);
  const area = useRef<HTMLDivElement>(null);
  // A button that opens another tab disappears with its own one, so the focus moves to the new tab.
  useEffect(() => {
    if (jumpedTo.current !== tab) return;
    jumpedTo.current = undefined;
    area.current?.querySelector<HTMLElement>(`[role=tab][data-value=${tab}]`)?.focus();
  }, [tab]);
  function jumpTo(chosen: (typeof TABS)[number]) {
    jumpedTo.current = chosen;
    setTab(chosen);
  }

  const tabs = [
    {
      value: 'sources',
      label: 'Underrated Sources',
      content: () => (
        <SourcesTab
          summary={summary}
          sources={sources}
          chosenId={draft.source?.id}
          onStart={(source) => {
            setDraft(withSource(draft, source, fund));
            jumpTo('compose');
          }}
        />
      ),
    },
    {
      value: 'compose',
      label: 'Compose Email',
      content: () => (
        <ComposeTab
          draft={draft}
          templates={templates}
          fund={fund}
          onDraft={setDraft}
          onChangeSource={() => jumpTo('sources')}
        />
      ),
    },
    {
      value: 'templates',
      label: 'Templates',
      content: () => (
        <TemplatesTab
          templates={templates}
          onUse={(template) => {
            setDraft(withTemplate(draft, template, fund));
            jumpTo('compose');
          }}
        />
      ),
    },
    { value: 'campaigns', label: 'Campaigns', content: () => <CampaignsTab campaigns={campaigns} /> },
  ] as const;
  return (
    <Box ref={area}>
      <TabbedPanels label="Email Outreach" tabs={tabs} value={tab} onChange={setTab} />
      <LeaveGuard active={isEdited(draft)} />
    </Box>
  );
}

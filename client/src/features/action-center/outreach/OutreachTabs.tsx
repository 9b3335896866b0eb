import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { CampaignsTab } from './CampaignsTab.tsx';
import { ComposeTab } from './ComposeTab.tsx';
import { EMPTY_DRAFT, isEdited, withSource, withTemplate } from './draft.ts';
import type { OutreachQuery } from './OutreachScreen.generated.ts';
import type { OutreachDraft } from './outreach-draft.ts';
import { SourcesTab } from './SourcesTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';
import { useTab } from './use-tab.ts';

/** The four tabs. The draft outlives a change of tab and asks before it is lost with the screen. */
export function OutreachTabs({ outreach }: { outreach: OutreachQuery['outreach'] }) {
  const { brand, summary, sources, templates, campaigns } = outreach;
  const fund = brand?.name;
  const [draft, setDraft] = useState<OutreachDraft>(EMPTY_DRAFT);
  const { tab, choose, jump, area } = useTab();
  const tabs = [
    {
      value: 'sources',
      label: 'Underrated Sources',
      content: () => (
        <SourcesTab
          summary={summary}
          sources={sources}
          chosen={draft.source?.id}
          onStart={(source) => {
            setDraft(withSource(draft, source, fund));
            jump('compose');
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
          onChangeSource={() => jump('sources')}
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
            jump('compose');
          }}
        />
      ),
    },
    { value: 'campaigns', label: 'Campaigns', content: () => <CampaignsTab campaigns={campaigns} /> },
  ] as const;
  return (
    <Box ref={area}>
      <TabbedPanels label="Email Outreach" tabs={tabs} value={tab} onChange={choose} />
      <LeaveGuard active={isEdited(draft)} />
    </Box>
  );
}

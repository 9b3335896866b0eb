import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { formatCount } from '../../../format.ts';
import { useChoiceParam } from '../../../use-choice-param.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { ComposeTab } from './ComposeTab.tsx';
import { type OutreachFragment, useOutreachQuery } from './OutreachScreen.generated.ts';
import { SentTab } from './SentTab.tsx';
import { SourcesTab } from './SourcesTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { useTargetParam } from './use-target-param.ts';

/** Writes to the people behind cited pages that miss the brand. */
export function OutreachScreen() {
  return (
    <ToolScreen
      title="Email Outreach"
      description="Write to the people behind pages that AI platforms cite and that miss your brand"
      notice="Simulated; mails stay in this server’s outbox"
      query={useOutreachQuery()}
      field="outreach"
      errorText="Outreach could not be loaded."
      skeleton={
        <Stack gap="5">
          <PanelSkeleton height={6} />
          <PanelSkeleton height={24} />
        </Stack>
      }
    >
      {(outreach) => <OutreachTabs outreach={outreach} />}
    </ToolScreen>
  );
}

const TABS = ['sources', 'compose', 'sent', 'settings'] as const;

function OutreachTabs({ outreach }: { outreach: OutreachFragment }) {
  const [tab, setTab] = useChoiceParam('tab', TABS);
  const [targetId, openTarget] = useTargetParam();
  const openCompose = (id: string) => openTarget(id, 'compose');
  return (
    <Stack gap="5">
      <Figures outreach={outreach} />
      <Box>
        <TabbedPanels
          label="Email Outreach"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'sources', label: 'Sources', content: () => <SourcesTab onOpen={openCompose} /> },
            {
              value: 'compose',
              label: 'Compose',
              content: () => (
                <ComposeTab
                  outreach={outreach}
                  targetId={targetId}
                  onOpen={openCompose}
                  onSources={() => setTab('sources')}
                  onSettings={() => setTab('settings')}
                />
              ),
            },
            {
              value: 'sent',
              label: 'Sent and replies',
              content: () => <SentTab outreach={outreach} onCompose={() => setTab('compose')} />,
            },
            { value: 'settings', label: 'Settings', content: () => <SettingsTab outreach={outreach} /> },
          ]}
        />
      </Box>
    </Stack>
  );
}

function Figures({ outreach: { counts, sentToday, waiting, settings } }: { outreach: OutreachFragment }) {
  const countOf = (...states: string[]) =>
    counts.reduce((sum, { state, targets }) => sum + (states.includes(state) ? targets : 0), 0);
  const all = counts.reduce((sum, { targets }) => sum + targets, 0);
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Targets"
        info="Pages that you chose or imported."
        value={formatCount(all)}
        label={`${formatCount(countOf('FOUND', 'DRAFTED'))} not written to`}
      />
      <StatCard
        title="Sent today"
        info={`At most ${settings.dailyLimit} a day, from midnight in ${settings.timeZone}.`}
        value={
          <>
            {formatCount(sentToday)}
            <Text as="span" fontSize="md" color="fg.muted">{` of ${formatCount(settings.dailyLimit)}`}</Text>
          </>
        }
        label={`${formatCount(waiting)} approved and waiting`}
      />
      <StatCard
        title="Replied"
        info="Targets whose latest mail was answered; those that bounced or declined are counted below."
        value={formatCount(countOf('REPLIED'))}
        label={`${formatCount(countOf('BOUNCED'))} bounced, ${formatCount(countOf('DECLINED'))} declined`}
      />
      <StatCard
        title="Page changed"
        info="Measured: read again after the first mail, the page names your brand, which it did not before."
        value={formatCount(countOf('PAGE_CHANGED', 'CITED'))}
        label={`${formatCount(countOf('CITED'))} cited with your brand since`}
      />
    </SimpleGrid>
  );
}

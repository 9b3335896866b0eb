import { Button, Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import { FileText, Library, type LucideIcon, Mail, PenLine, Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StatCard } from '../../../components/figures/StatCard.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatPercent } from '../../../format.ts';
import { paths } from '../../../paths.ts';
import { ToolCards } from '../ToolCards.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import {
  type FundHomeQuery,
  type ToolFiguresFragment,
  useFundHomeQuery,
} from './FundHomeScreen.generated.ts';
import { PerformanceOverview } from './PerformanceOverview.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The fund view's Action Center. */
export function FundHomeScreen() {
  return (
    <ToolScreen
      backLink={false}
      title="Action Center"
      description="Actionable insights to improve the fund's visibility to AI"
      notice="Sample content, not measured"
      query={useFundHomeQuery()}
      field="fundActionCenter"
      errorText="The Action Center could not be loaded."
      skeleton={<Panels center={undefined} />}
    >
      {(center) => <Panels center={center} />}
    </ToolScreen>
  );
}

function Panels({ center }: { center: FundHomeQuery['fundActionCenter'] | undefined }) {
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <FigureCards figures={center?.figures} />
      <ToolCards />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <RecentActivity activities={center?.activities} />
        <QuickActions />
      </Grid>
      <PerformanceOverview center={center} />
    </Stack>
  );
}

/** Totals of the tools; undefined while loading. */
function FigureCards({ figures }: { figures: ToolFiguresFragment | undefined }) {
  return (
    <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        title="Published Content"
        info="Items of the content library that are part of the llms.txt file."
        value={figures && formatCount(figures.publishedItems)}
        note={figures ? `of ${formatCounted(figures.libraryItems, 'item')} in the library` : ' '}
      />
      <StatCard
        title="Sources Analyzed"
        info="Publications whose citations in AI answers were analyzed."
        value={figures && formatCount(figures.analysedSources)}
        note={figures ? `cited ${formatCounted(figures.sourceCitations, 'time')}` : ' '}
      />
      <StatCard
        title="Outreach Emails Sent"
        info="Emails of all outreach campaigns."
        value={figures && formatCount(figures.emailsSent)}
        note={figures ? answeredNote(figures.responseRate) : ' '}
      />
      <StatCard
        title="Prompt Visibility"
        info="Share of answers that name the fund, averaged over its prompts."
        value={figures && formatPercent(figures.promptVisibility)}
        note={figures ? `average of ${formatCounted(figures.prompts, 'prompt')}` : ' '}
      />
    </SimpleGrid>
  );
}

const answeredNote = (responseRate: number | null) =>
  responseRate === null ? 'none yet' : `${formatPercent(responseRate)} answered`;

const QUICK_ACTIONS: readonly { label: string; to: string; icon: LucideIcon }[] = [
  { label: 'Generate Content', to: paths.generate(), icon: PenLine },
  { label: 'Start Outreach', to: paths.outreach, icon: Mail },
  { label: 'Edit LLMs.txt', to: paths.llmsTxt, icon: FileText },
  { label: 'Analyze Sources', to: paths.sources, icon: Library },
  { label: 'Watch Live Mentions', to: paths.liveMentions, icon: Radio },
];

function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <Stack as="ul" gap="2">
        {QUICK_ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Button asChild variant="outline" size="sm" width="full" justifyContent="start">
              <Link to={to}>
                <Icon aria-hidden="true" />
                {label}
              </Link>
            </Button>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

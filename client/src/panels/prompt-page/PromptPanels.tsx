import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CompanyTable } from './CompanyTable.tsx';
import { HistoryChart } from './HistoryChart.tsx';
import { PlatformTable } from './PlatformTable.tsx';
import type { PromptPage } from './prompt-page.ts';
import { SourcesPanel } from './SourcesPanel.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { VariantTable } from './VariantTable.tsx';

interface PromptPanelsProps {
  page: PromptPage;
  /** Above the other wordings. */
  children?: ReactNode;
}

/** The numbers of one prompt, where there are answers. */
export function PromptPanels({ page, children }: PromptPanelsProps) {
  const columns = children || page.variants.length > 0 ? 2 : 1;
  return (
    <Stack gap="4">
      <SummaryPanel page={page} />
      <HistoryChart page={page} />
      <PlatformTable page={page} />
      <CompanyTable page={page} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: `repeat(${columns}, minmax(0, 1fr))` }}
        gap="4"
        alignItems="start"
      >
        <SourcesPanel page={page} />
        <Stack gap="4">
          {children}
          <VariantTable page={page} />
        </Stack>
      </Grid>
    </Stack>
  );
}

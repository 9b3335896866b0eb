import { Stack } from '@chakra-ui/react';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { HistoryChart } from './HistoryChart.tsx';
import type { HeadToHead } from './head-to-head.ts';
import { PromptTable } from './PromptTable.tsx';
import { SourceTable } from './SourceTable.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';

/** The brand against one competitor, where there are answers. */
export function HeadToHeadPanels({ both }: { both: HeadToHead }) {
  const { competitor, competitorDomain, sources, ownPages } = both;
  const { name } = competitor;
  const canOpenScreens = useScreenLinks();
  const unknown = `Its website is not known.${canOpenScreens ? ' Set it under Settings › Brand.' : ''}`;
  return (
    <Stack gap="4">
      <TotalsPanel both={both} />
      <HistoryChart both={both} />
      <PromptTable both={both} />
      <SourceTable
        title={`Pages that carry ${name}`}
        info={`The pages that answers naming ${name} cite most, and how many of these answers name you, too.`}
        emptyText="No answer that names it cites a page."
        sources={sources}
        company={competitor}
        isOfCompany
      />
      <SourceTable
        title={`${name}’s own pages`}
        info="Its pages that answers cite most, whoever they name."
        emptyText={competitorDomain === null ? unknown : `No answer cites a page of ${competitorDomain}.`}
        sources={ownPages}
        company={competitor}
      />
    </Stack>
  );
}

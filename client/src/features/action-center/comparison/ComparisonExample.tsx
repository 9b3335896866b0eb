import { SimpleGrid, Stack } from '@chakra-ui/react';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { useStepping } from '../../../components/forms/Stepper.tsx';
import { ArticlePanel } from './ArticlePanel.tsx';
import { type ContentComparisonQuery, useContentComparisonQuery } from './ComparisonScreen.generated.ts';

export const SAMPLE_NOTICE = 'Sample articles and scores, not measured';

/** The written comparison, shown on request. */
export function ComparisonExample() {
  const { data } = useContentComparisonQuery();
  return (
    <Stack gap="4">
      <SampleNotice text={SAMPLE_NOTICE} />
      <ArticlePanels comparison={data?.contentComparison} />
    </Stack>
  );
}

interface ArticlePanelsProps {
  comparison: ContentComparisonQuery['contentComparison'] | undefined;
}

/** Sample articles; each side has its own stepper. */
export function ArticlePanels({ comparison }: ArticlePanelsProps) {
  const competitor = useStepping(comparison?.competitorArticles);
  const own = useStepping(comparison?.ownArticles);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '5' }}>
      <ArticlePanel title="Competitor Article" stepping={competitor} loading={!comparison} />
      <ArticlePanel
        title="Your Article"
        own
        stepping={own}
        comparedWith={competitor.item}
        loading={!comparison}
      />
    </SimpleGrid>
  );
}

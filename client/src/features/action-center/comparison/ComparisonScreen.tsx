import { SimpleGrid } from '@chakra-ui/react';
import { ToolScreen } from '../ToolScreen.tsx';
import { ArticlePanel } from './ArticlePanel.tsx';
import { type ContentComparisonQuery, useContentComparisonQuery } from './ComparisonScreen.generated.ts';
import { useStepping } from './Stepper.tsx';

/** The account's articles beside those of competitors; each side has its own stepper. */
export function ComparisonScreen() {
  return (
    <ToolScreen
      title="Content Comparison"
      description="Your articles beside those of competitors, by what makes AI platforms cite them"
      notice="Sample articles and scores, not measured"
      query={useContentComparisonQuery()}
      field="contentComparison"
      errorText="The articles could not be loaded."
      skeleton={<ArticlePanels comparison={undefined} />}
    >
      {(comparison) => <ArticlePanels comparison={comparison} />}
    </ToolScreen>
  );
}

interface ArticlePanelsProps {
  comparison: ContentComparisonQuery['contentComparison'] | undefined;
}

function ArticlePanels({ comparison }: ArticlePanelsProps) {
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

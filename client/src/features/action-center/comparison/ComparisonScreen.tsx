import { SimpleGrid } from '@chakra-ui/react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useReload } from '../../../components/feedback/reload.ts';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { paths } from '../../../paths.ts';
import { ArticlePanel } from './ArticlePanel.tsx';
import { useContentComparisonQuery } from './ComparisonScreen.generated.ts';
import { useStepping } from './use-stepping.ts';

/** An article of one's own beside one of a competitor; each side is stepped through by itself. */
export function ComparisonScreen() {
  const { data, error } = useContentComparisonQuery();
  const reload = useReload();
  const comparison = data?.contentComparison;
  const competitor = useStepping(comparison?.competitorArticles);
  const own = useStepping(comparison?.ownArticles);
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="Content Comparison"
        description="Your articles beside those of competitors, by what makes AI platforms cite them"
        aside={comparison?.sample && <SampleNotice text="Sample articles and scores, not measured" />}
      />
      {error && !comparison ? (
        <ErrorState message="The articles could not be loaded." action="Retry" onAction={reload} />
      ) : (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '5' }}>
          <ArticlePanel title="Competitor Article" stepping={competitor} loading={!comparison} />
          <ArticlePanel
            title="Your Article"
            own
            stepping={own}
            against={competitor.item}
            loading={!comparison}
          />
        </SimpleGrid>
      )}
    </>
  );
}

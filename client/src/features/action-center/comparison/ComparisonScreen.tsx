import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useStepping } from '../../../components/forms/Stepper.tsx';
import { formatCounted } from '../../../format.ts';
import { ReadPromptPages } from '../../../panels/page-reading/ReadPromptPages.tsx';
import { CollectAnswers, NothingMeasured } from '../NothingMeasured.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { AdviceList } from './AdviceList.tsx';
import { ComparedPagePanel } from './ComparedPagePanel.tsx';
import { ArticlePanels, ComparisonExample, SAMPLE_NOTICE } from './ComparisonExample.tsx';
import { useContentComparisonQuery } from './ComparisonScreen.generated.ts';
import { type PageComparisonQuery, usePageComparisonQuery } from './PageComparison.generated.ts';
import { PromptChoice } from './PromptChoice.tsx';
import { ScoreCorrelations } from './ScoreCorrelations.tsx';

type PageComparison = PageComparisonQuery['pageComparison'];

/** Cited pages of a prompt that misses the brand beside the brand's own pages; the address holds the prompt. */
export function ComparisonScreen() {
  const [search, setSearch] = useSearchParams();
  const promptId = search.get('prompt');
  const query = usePageComparisonQuery({ variables: { promptId } });
  return (
    <ToolScreen
      title="Content Comparison"
      description="Your pages beside those that AI platforms cite, by what they say and how they fare"
      notice="Simulated answers and pages"
      query={query}
      field="pageComparison"
      errorText="The pages could not be loaded."
      skeleton={<Panels comparison={undefined} />}
    >
      {(comparison) =>
        comparison.prompt ? (
          <Stack gap={{ base: '4', md: '5' }}>
            <PromptChoice comparison={comparison} onChoose={(id) => setSearch({ prompt: id })} />
            {comparison.otherPages.length === 0 ? (
              <NothingMeasured
                text={`No page that answers to this prompt cite was read yet${comparison.unreadPages > 0 ? ` (of ${comparison.unreadPages})` : ''}.`}
                step={<ReadPromptPages promptId={comparison.prompt.id} />}
              >
                <ComparisonExample />
              </NothingMeasured>
            ) : (
              // Another prompt begins with its first pages.
              <Panels key={comparison.prompt.id} comparison={comparison} />
            )}
          </Stack>
        ) : (
          <NothingMeasured
            text="Pages are compared for prompts whose answers name competitors and not you, and there are none yet."
            step={<CollectAnswers />}
          >
            <ComparisonExample />
          </NothingMeasured>
        )
      }
    </ToolScreen>
  );
}

/** The fund view's comparison: sample articles beside those of competitors. */
export function FundComparisonScreen() {
  return (
    <ToolScreen
      title="Content Comparison"
      description="Your articles beside those of competitors, by what makes AI platforms cite them"
      notice={SAMPLE_NOTICE}
      query={useContentComparisonQuery()}
      field="contentComparison"
      errorText="The articles could not be loaded."
      skeleton={<ArticlePanels comparison={undefined} />}
    >
      {(comparison) => <ArticlePanels comparison={comparison} />}
    </ToolScreen>
  );
}

function Panels({ comparison }: { comparison: PageComparison | undefined }) {
  const other = useStepping(comparison?.otherPages);
  const own = useStepping(comparison?.ownPages);
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '5' }}>
        <ComparedPagePanel
          title="Competitor Article"
          stepping={other}
          loading={!comparison}
          emptyText="No articles to compare"
        />
        <ComparedPagePanel
          title="Your Article"
          own
          stepping={own}
          comparedWith={other.item}
          loading={!comparison}
          emptyText={describeUnread(comparison?.ownUnread ?? 0)}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '5' }}>
        <AdviceList advice={comparison?.advice} />
        <ScoreCorrelations correlations={comparison?.correlations} />
      </SimpleGrid>
    </Stack>
  );
}

/** Why there is no page of the brand's to compare. */
const describeUnread = (unread: number) =>
  unread === 0
    ? 'None of your pages was read yet. Reading begins with your sitemap.'
    : `${formatCounted(unread, 'page')} of your site could not be read. The list under Pages says why.`;

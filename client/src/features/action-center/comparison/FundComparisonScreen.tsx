import { ToolScreen } from '../ToolScreen.tsx';
import { ArticlePanels, SAMPLE_NOTICE } from './ComparisonExample.tsx';
import { useContentComparisonQuery } from './ComparisonScreen.generated.ts';

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

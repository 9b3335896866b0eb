import { analyseMarkdown } from '../../../page-analysis/analyse-page.ts';
import type { PageScoreValues } from '../../pages/model.ts';

/** The six scores of a text in Markdown, as a page with it would have. */
export async function scoreText(markdown: string): Promise<PageScoreValues> {
  const { scores } = await analyseMarkdown(markdown);
  const { authoritativeness, citations, quotations, statistics, technicalTerms, fluency } = scores;
  return { authoritativeness, citations, quotations, statistics, technicalTerms, fluency };
}

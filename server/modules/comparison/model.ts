import type { AdviceKind } from '../../graphql/resolvers.generated.ts';
import type { Coverage } from '../../page-analysis/terms.ts';
import type { PageContent, ScoreName } from '../../page-analysis/types.ts';
import type { Mean } from '../../statistics/mean.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { AccountPage } from '../pages/account-page.ts';

/** A prompt whose answers name competitors and not the brand. */
export interface ComparablePrompt {
  id: string;
  question: string;
  missed: Rate;
}

/** A page beside others that could answer the same prompt. */
export interface ComparedPage {
  page: AccountPage;
  content: PageContent;
  excerpt: string;
  coverage: Coverage;
  compares: boolean;
  cited: Rate;
  wordShare: Mean;
}

/** How a score and being cited go together; `value` is null where there are too few pages. */
export interface ScoreCorrelation {
  score: ScoreName;
  value: number | null;
  low: number | null;
  high: number | null;
  pages: number;
}

export interface Advice {
  kind: AdviceKind;
  text: string;
  evidence: string;
  source: string | null;
}

/** The cited pages of one prompt beside the brand's own. */
export interface PageComparison {
  prompt: ComparablePrompt | null;
  prompts: ComparablePrompt[];
  answers: number;
  terms: string[];
  otherPages: ComparedPage[];
  ownPages: ComparedPage[];
  unreadPages: number;
  ownRead: number;
  ownUnread: number;
  isCovered: boolean;
  advice: Advice[];
  correlations: ScoreCorrelation[];
  simulated: boolean;
}

import type {
  AnalysedSource,
  Campaign,
  FundCategoryPerformance,
  FundPrompt,
  FundToolFigures,
  LlmsContentItem,
} from '../../graphql/resolvers.generated.ts';

interface Tools {
  items: readonly Pick<LlmsContentItem, 'status'>[];
  sources: readonly Pick<AnalysedSource, 'citations'>[];
  campaigns: readonly Pick<Campaign, 'sentCount' | 'responseRate'>[];
  prompts: readonly Pick<FundPrompt, 'visibility'>[];
}

/** Totals of the tools' content; percentages with one decimal. The mean visibility of no prompts is 0. */
export function toolFigures({ items, sources, campaigns, prompts }: Tools): FundToolFigures {
  const emailsSent = sum(campaigns.map(({ sentCount }) => sentCount));
  const answered = sum(
    campaigns.map(({ sentCount, responseRate }) => (sentCount * (responseRate ?? 0)) / 100),
  );
  return {
    publishedItems: items.filter(({ status }) => status === 'PUBLISHED').length,
    libraryItems: items.length,
    analysedSources: sources.length,
    sourceCitations: sum(sources.map(({ citations }) => citations)),
    emailsSent,
    responseRate: emailsSent > 0 ? oneDecimal((answered / emailsSent) * 100) : null,
    promptVisibility: meanVisibility(prompts),
    prompts: prompts.length,
  };
}

/** Mean visibility by category, most visible first, then by name. */
export function categoryPerformance(
  prompts: readonly Pick<FundPrompt, 'category' | 'visibility'>[],
): FundCategoryPerformance[] {
  return [...Map.groupBy(prompts, ({ category }) => category)]
    .map(([category, own]) => ({ category, prompts: own.length, visibility: meanVisibility(own) }))
    .toSorted((a, b) => b.visibility - a.visibility || a.category.localeCompare(b.category));
}

const meanVisibility = (prompts: readonly Pick<FundPrompt, 'visibility'>[]) =>
  prompts.length > 0 ? oneDecimal(sum(prompts.map(({ visibility }) => visibility)) / prompts.length) : 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

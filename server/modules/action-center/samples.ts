import type {
  ActionCenterExample,
  AnalysedSource,
  ContentComparison,
  ContentTemplate,
  ContentTypeFigures,
  CrawlerActivity,
  FundActionCenter,
  FundOutreach,
  LlmsContentItem,
  LlmsTxtFile,
  SourceAnalysis,
} from '../../graphql/resolvers.generated.ts';
import article from './samples/article.json' with { type: 'json' };
import fundArticles from './samples/fund-articles.json' with { type: 'json' };
import fundHome from './samples/fund-home.json' with { type: 'json' };
import fundSources from './samples/fund-sources.json' with { type: 'json' };
import fundTemplates from './samples/fund-templates.json' with { type: 'json' };
import generalArticles from './samples/general-articles.json' with { type: 'json' };
import generalSources from './samples/general-sources.json' with { type: 'json' };
import home from './samples/home.json' with { type: 'json' };
import liveMentions from './samples/live-mentions.json' with { type: 'json' };
import llmsLibrary from './samples/llms-library.json' with { type: 'json' };
import llmsTxt from './samples/llms-txt.json' with { type: 'json' };
import outreach from './samples/outreach.json' with { type: 'json' };

// The sample content of the tools, with the types of the schema. Every company, person and figure in it is invented.

type Sample<Content> = Omit<Content, 'sample' | 'brand'>;

export const HOME = home as Sample<ActionCenterExample>;

export const ARTICLES: Record<'fund' | 'general', Sample<ContentComparison>> = {
  fund: fundArticles,
  general: generalArticles,
};

export const SOURCES = { fund: analyseSources(fundSources), general: analyseSources(generalSources) };

/** A written llms.txt file and the scores that every text starts with. */
export const LLMS_TXT: Pick<LlmsTxtFile, 'text' | 'scores'> = {
  text: llmsTxt.lines.join('\n'),
  scores: llmsTxt.scores,
};

/** An article of the demo brand, written in a way that AI platforms find hard to cite. */
export const ARTICLE = `${article.join('\n\n')}\n`;

/** One template per content type. */
export const FUND_TEMPLATES = fundTemplates as ContentTemplate[];

/** The demo fund's content for language models. */
export const LIBRARY_ITEMS = llmsLibrary.map(({ paragraphs, ...item }) => {
  const content = paragraphs.join('\n\n');
  return { ...item, content, wordCount: content.split(/\s+/).length };
}) as LlmsContentItem[];

/** The summary holds the totals of the sources. */
export const OUTREACH = {
  ...outreach,
  templates: outreach.templates.map(({ lines, ...template }) => ({ ...template, body: lines.join('\n') })),
} as Sample<FundOutreach>;

/** Figures: product specification, sections 2 and 9. The crawlers have their public user agents. */
export const CRAWLER_ACTIVITY: Sample<CrawlerActivity> = liveMentions;

/** Agrees with the content of the tools. Activities: latest first. */
export const FUND_HOME = fundHome as Pick<FundActionCenter, 'activities' | 'recommendations'>;

/** The sources of an analysis and the figures of their content types, in any order. */
interface SourceFindings {
  keyInsight: string;
  sources: readonly AnalysedSource[];
  contentTypes: readonly Omit<ContentTypeFigures, 'topSource'>[];
}

/** Sorts sources and content types by citations, most first. */
function analyseSources(findings: SourceFindings): Omit<SourceAnalysis, 'sample'> {
  return {
    keyInsight: findings.keyInsight,
    sources: findings.sources.toSorted((a, b) => b.citations - a.citations),
    contentTypes: contentTypeFigures(findings),
  };
}

/** Adds to each content type the source that has most of it; leaves out types that no source has. */
export function contentTypeFigures({
  sources,
  contentTypes,
}: Omit<SourceFindings, 'keyInsight'>): ContentTypeFigures[] {
  return contentTypes
    .flatMap((figures) => {
      const [top] = sources
        .flatMap(({ name, contentTypes: own }) =>
          own.filter(({ type }) => type === figures.type).map(({ count }) => ({ name, count })),
        )
        .toSorted((a, b) => b.count - a.count);
      return top ? [{ ...figures, topSource: top.name }] : [];
    })
    .toSorted((a, b) => b.averageCitations - a.averageCitations);
}

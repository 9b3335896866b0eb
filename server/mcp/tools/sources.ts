import { z } from 'zod';
import {
  lookUp,
  type Named,
  pageArguments,
  platformArgument,
  rangeArguments,
  topicArgument,
} from '../arguments.ts';
import { type ToolCall, ToolError } from '../call.ts';
import { figureShape, replyShape, sayData, sayRange, toRate, toReply } from '../figures.ts';
import { offsetPage } from '../offset-page.ts';
import {
  McpCitedPagesDocument,
  McpCitedSitesDocument,
  McpSourceGapsDocument,
  McpTopicCitedPagesDocument,
} from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const row = z.object({
  url: z.string().optional(),
  domain: z.string(),
  title: z.string().optional(),
  own: z.boolean(),
  citations: z.int(),
  visible: figureShape.optional(),
  missed: figureShape.optional(),
  pages: z.int().optional(),
});

interface SourceList {
  from?: string;
  to?: string;
  simulated: boolean;
  /** Usable answers. */
  answers: number;
  own_citation_rate?: z.output<typeof figureShape>;
  rows: z.output<typeof row>[];
  total: number;
  next?: string;
}

interface PageOptions {
  limit: number;
  cursor?: string | undefined;
}

export const sources = defineTool({
  name: 'sources',
  description:
    'What answers cite. pages: the 10 most cited. sites: domains. gaps: pages cited where a competitor is named and the brand is not. citations counts answers (of sites: once per page); n is answers.',
  input: z.strictObject({
    list: z.enum(['pages', 'sites', 'gaps']).default('pages'),
    never_visible: z.boolean().default(false).describe('gaps: only pages no answer naming the brand cites'),
    ...{ ...topicArgument, ...platformArgument, ...rangeArguments, ...pageArguments },
  }),
  output: z.object({
    ...replyShape,
    answers: z.int(),
    own_citation_rate: figureShape.optional(),
    rows: z.array(row),
    total: z.int(),
    next: z.string().optional(),
  }),
  async run({ list, never_visible, limit, cursor, ...args }, call) {
    if (list === 'sites' && args.topic) throw new ToolError('topic: sites are listed for all topics.');
    const named = await lookUp(call, args);
    const page = { limit, cursor };
    const data =
      list === 'pages'
        ? await citedPages(call, named, page)
        : list === 'sites'
          ? await citedSites(call, named, page)
          : await sourceGaps(call, named, never_visible, page);
    const first = data.rows[0];
    const most = first
      ? ` First: ${first.url ?? first.domain}, ${first.citations} citations, n ${data.answers} answers.`
      : '';
    return {
      text: `${sayData(data.simulated)}${data.total} ${list}, ${sayRange(named.range)}.${most}`,
      data,
    };
  },
});

async function citedPages(call: ToolCall, { filter, topic }: Named, page: PageOptions): Promise<SourceList> {
  const dashboard = topic
    ? (await call.run(McpTopicCitedPagesDocument, { slug: topic.slug, filter })).topicDashboard
    : (await call.run(McpCitedPagesDocument, { filter })).dashboard;
  if (!dashboard) throw new ToolError('topic: there is none with this name any more.');
  const { range, answers, citationRate, sources: found } = dashboard.metrics;
  return {
    ...toReply(range, dashboard.simulated),
    ...{ answers, own_citation_rate: toRate(citationRate) },
    ...offsetPage(
      found.map(({ mentions, ...source }) => ({ ...source, citations: mentions })),
      page,
    ),
  };
}

/** An answer can cite several pages of a site, so that its citations are no share of answers. */
async function citedSites(call: ToolCall, { filter }: Named, page: PageOptions): Promise<SourceList> {
  const { viewer, topSources } = await call.run(McpCitedSitesDocument, { filter, sort: 'CITATIONS' });
  const rows = topSources.sites.map(({ domain, owner, citations, pages }) => ({
    ...{ domain, own: owner === 'OWN', citations, pages },
  }));
  return {
    ...{ ...toReply(topSources.range, viewer.simulated), answers: topSources.answers },
    ...offsetPage(rows, page),
  };
}

async function sourceGaps(
  call: ToolCall,
  { filter, topic }: Named,
  neverVisible: boolean,
  { limit, cursor }: PageOptions,
): Promise<SourceList> {
  const { viewer, sourceGaps: gaps } = await call.run(McpSourceGapsDocument, {
    ...{ filter, topicId: topic?.id, neverVisible, first: limit, after: cursor },
  });
  return {
    ...{ ...toReply(gaps.scope.range, viewer.simulated), answers: gaps.scope.answers },
    rows: gaps.nodes.map(({ missed, visible, ...source }) => ({
      ...{ ...source, citations: missed.answers, missed: toRate(missed), visible: toRate(visible) },
    })),
    total: gaps.total,
    ...withoutNulls({ next: gaps.next }),
  };
}

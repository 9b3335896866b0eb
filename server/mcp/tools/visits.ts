import { z } from 'zod';
import { pageArguments, rangeArguments, toFilter } from '../arguments.ts';
import { type ToolCall, ToolError } from '../call.ts';
import { figureShape, replyShape, sayData, toReply, toVisitRate } from '../figures.ts';
import { offsetPage } from '../offset-page.ts';
import {
  McpPageVisitsDocument,
  McpPeopleDocument,
  McpVisitsDocument,
  type VisitPageList,
} from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const PAGE_LISTS = {
  pages: 'VISITED',
  never_cited: 'NEVER_CITED',
  never_fetched: 'NEVER_FETCHED',
  refused: 'REFUSED',
} as const satisfies Record<string, VisitPageList>;

const row = z.object({
  agent: z.string().optional(),
  purpose: z.string().optional(),
  platform: z.string().optional(),
  url: z.string().optional(),
  answers_citing: z.int().optional(),
  visits: z.int(),
  visits_before: z.int().optional(),
  forged: z.int().optional(),
  refused: figureShape.optional(),
  refused_visits: z.int().optional(),
  last_visit: z.string().optional(),
  closed_for: z.array(z.string()).optional(),
});

interface VisitList {
  from?: string;
  to?: string;
  simulated: boolean;
  rows: z.output<typeof row>[];
  total: number;
  next?: string;
}

interface Options {
  filter: { from?: string | undefined; to?: string | undefined; days?: number | undefined };
  limit: number;
  cursor?: string | undefined;
}

export const visits = defineTool({
  name: 'visits',
  description:
    "Visits of the brand's site in its server logs, by AI agent or page (never_cited: fetched, no answer cites it; never_fetched: the reverse; refused: cited, refused to agents), and people AI platforms sent (a floor).",
  input: z.strictObject({
    list: z.enum(['agents', 'pages', 'never_cited', 'never_fetched', 'refused', 'people']).default('agents'),
    agent: z.string().max(100).optional().describe('lists of pages: only its visits, e.g. GPTBot'),
    ...{ ...rangeArguments, ...pageArguments },
  }),
  output: z.object({ ...replyShape, rows: z.array(row), total: z.int(), next: z.string().optional() }),
  async run({ list, agent, limit, cursor, ...args }, call) {
    const { platform: _, ...filter } = toFilter(args);
    const options = { filter, limit, cursor };
    if (agent !== undefined && (list === 'agents' || list === 'people'))
      throw new ToolError(`agent: is only for the lists ${Object.keys(PAGE_LISTS).join(', ')}.`);
    const data =
      list === 'agents'
        ? await listAgents(call, options)
        : list === 'people'
          ? await listPeople(call, options)
          : await listPages(call, options, PAGE_LISTS[list], agent);
    const first = data.rows[0];
    const most = first
      ? ` First: ${first.agent ?? first.url ?? first.platform}, ${first.visits} visits.`
      : '';
    return {
      text: `${sayData(data.simulated)}${data.total} rows of ${list}, ${data.from ?? 'no days'} to ${data.to ?? 'now'}.${most}`,
      data,
    };
  },
});

async function listAgents(call: ToolCall, { filter, ...page }: Options): Promise<VisitList> {
  const { viewer, visitMetrics } = await call.run(McpVisitsDocument, { filter });
  const rows = visitMetrics.agents.map(({ agent, refused, ...each }) => ({
    ...{ agent: agent.token, purpose: agent.purpose.toLowerCase() },
    ...withoutNulls({ visits: each.visits, visits_before: each.previous, forged: each.forged }),
    ...{ refused: toVisitRate(refused), last_visit: each.lastDay },
  }));
  return { ...toReply(visitMetrics.range, viewer.simulated), ...offsetPage(rows, page) };
}

async function listPages(
  call: ToolCall,
  { filter, limit, cursor }: Options,
  list: VisitPageList,
  agent: string | undefined,
): Promise<VisitList> {
  const { viewer, visitMetrics, pageVisitsList } = await call.run(McpPageVisitsDocument, {
    ...{ filter, list, agent, first: limit, after: cursor },
  });
  const rows = pageVisitsList.nodes.map(({ page, refused, ...each }) => ({
    ...{ url: page.url, answers_citing: page.answers, visits: each.visits, refused_visits: refused },
    ...withoutNulls({ last_visit: each.lastVisitAt }),
    ...(each.closedFor.length > 0 && { closed_for: each.closedFor }),
  }));
  const { total, next } = pageVisitsList;
  return { ...toReply(visitMetrics.range, viewer.simulated), rows, total, ...withoutNulls({ next }) };
}

async function listPeople(call: ToolCall, { filter, ...page }: Options): Promise<VisitList> {
  const { viewer, peopleMetrics } = await call.run(McpPeopleDocument, { filter });
  const keys = new Map(peopleMetrics.platforms.map(({ name, key }) => [name, key]));
  const rows = [
    ...peopleMetrics.platforms.map(({ key, people, previous }) =>
      withoutNulls({ platform: key, visits: people, visits_before: previous }),
    ),
    ...peopleMetrics.pages.map(({ platform, page: landing, people }) => ({
      ...{ platform: keys.get(platform) ?? platform, visits: people },
      ...(landing && { url: landing.url, answers_citing: landing.answers }),
    })),
  ];
  return { ...toReply(peopleMetrics.range, viewer.simulated), ...offsetPage(rows, page) };
}

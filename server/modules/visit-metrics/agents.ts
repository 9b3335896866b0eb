import { type AgentPurpose, AI_AGENTS, type AiAgent } from '../../ai-agents/agents.ts';
import { RANGE_LISTS } from '../../ai-agents/ranges/lists.ts';
import type { RangesService } from '../visits/ranges/service.ts';
import type { ListedAgent } from './model.ts';

const byToken = new Map(AI_AGENTS.map((agent) => [agent.token, agent]));
const urls = new Map(RANGE_LISTS.map(({ key, url }) => [key, url]));

/** The tokens of the agents of a purpose. */
export const tokensOf = (purpose: AgentPurpose): string[] =>
  AI_AGENTS.filter((agent) => agent.purpose === purpose).map(({ token }) => token);

/** An agent that visited; one that the product has dropped since keeps its name. */
export function agentOf(token: string): AiAgent {
  return (
    byToken.get(token) ?? {
      ...{ token, vendor: 'Unknown', purpose: 'search', documentation: null, remark: null },
      ...{ visits: true, ranges: null, inPolicy: false },
    }
  );
}

/** @param dates days of the current ranges, by the key of their list */
export function listAgent(token: string, dates: ReadonlyMap<string, string>): ListedAgent {
  const { vendor, purpose, documentation, remark, ranges } = agentOf(token);
  return {
    ...{ token, vendor, purpose, documentation, remark },
    rangesUrl: (ranges !== null && urls.get(ranges)) || null,
    rangesDate: (ranges !== null && dates.get(ranges)) || null,
  };
}

/** The days of the ranges that agents are verified by, by the key of their list. */
export async function readRangesDates({
  statuses,
}: Pick<RangesService, 'statuses'>): Promise<ReadonlyMap<string, string>> {
  return new Map((await statuses()).flatMap(({ list, date }) => (date === null ? [] : [[list, date]])));
}

import { setImmediate } from 'node:timers/promises';
import { AI_AGENTS } from '../../ai-agents/agents.ts';
import { parseRobots } from '../../net/robots.ts';

/** Agents whose visits lead to citations; training bots are often closed out on purpose. */
const TOKENS = AI_AGENTS.filter(
  ({ inPolicy, visits, purpose }) => inPolicy && visits && purpose !== 'training',
).map(({ token }) => token);
/** Pages that are checked between two turns of the event loop. */
const BATCH = 20;

/**
 * The agents for search and for users that a robots.txt closes pages for, by URL. Pages of another origin than the file's
 * are left out: their robots.txt is not known.
 */
export async function findClosed(
  robots: { url: string; content: string } | null,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const closed = new Map<string, string[]>();
  if (!robots) return closed;
  const rules = parseRobots(robots.content, robots.url);
  const origin = URL.parse(robots.url)?.origin;
  for (const [index, url] of urls.entries()) {
    if (index % BATCH === BATCH - 1) await setImmediate();
    if (URL.parse(url)?.origin !== origin) continue;
    const tokens = TOKENS.filter((token) => !rules.isAllowed(url, token));
    if (tokens.length > 0) closed.set(url, tokens);
  }
  return closed;
}

import type { AiAgent } from '../../ai-agents/agents.ts';
import { POLICY_AGENTS } from '../../ai-agents/policy-agents.ts';
import type { Robots, RobotsRule } from '../../net/robots.ts';

/** What a robots.txt allows one bot. */
export interface BotPolicy {
  bot: AiAgent;
  /** The home page. */
  isAllowed: boolean;
  /** The rule that decides on the home page; null: none does. */
  rule: RobotsRule | null;
  /** The file names the bot. */
  isNamed: boolean;
  pages: { url: string; isAllowed: boolean }[];
}

/** @param pages on the origin of the file */
export function readPolicy(robots: Robots, origin: string, pages: readonly string[]): BotPolicy[] {
  const home = `${origin}/`;
  return POLICY_AGENTS.map((bot) => ({
    bot,
    isAllowed: robots.isAllowed(home, bot.token),
    rule: robots.ruleFor(home, bot.token),
    isNamed: robots.hasGroupFor(bot.token),
    pages: pages.map((url) => ({ url, isAllowed: robots.isAllowed(url, bot.token) })),
  }));
}

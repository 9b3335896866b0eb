import type { Robots, RobotsRule } from '../../net/robots.ts';
import { AI_BOTS, type AiBot } from '../ai-bots.ts';

/** What a robots.txt allows one bot. */
export interface BotPolicy {
  bot: AiBot;
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
  return AI_BOTS.map((bot) => ({
    bot,
    isAllowed: robots.isAllowed(home, bot.token),
    rule: robots.ruleFor(home, bot.token),
    isNamed: robots.hasGroupFor(bot.token),
    pages: pages.map((url) => ({ url, isAllowed: robots.isAllowed(url, bot.token) })),
  }));
}

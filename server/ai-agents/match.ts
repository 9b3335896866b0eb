import { AI_AGENTS, type AiAgent } from './agents.ts';

const visiting = AI_AGENTS.filter(({ visits }) => visits);
const byToken = new Map(visiting.map((agent) => [agent.token.toLowerCase(), agent]));
const escaped = visiting.map(({ token }) => token.replaceAll(/[-.]/g, String.raw`\$&`));
/** Tokens contain no other one, but for those that only name a setting. */
const TOKEN = new RegExp(String.raw`(?<![\w-])(?:${escaped.join('|')})(?!-extended)`, 'i');

/** The AI agent that a user agent names, the first of several; null: none. */
export function agentOf(userAgent: string): AiAgent | null {
  const [token] = TOKEN.exec(userAgent) ?? [];
  return token === undefined ? null : (byToken.get(token.toLowerCase()) ?? null);
}

import { AI_AGENTS, type AiAgent } from './agents.ts';

/** Those that the policy of robots.txt lists. */
export const POLICY_AGENTS: readonly AiAgent[] = AI_AGENTS.filter(({ inPolicy }) => inPolicy);

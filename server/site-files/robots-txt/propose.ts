import { parseRobots } from '../../net/robots.ts';
import { agentToken } from '../../net/robots-lines.ts';
import { hasAgent, readGroupLines } from './groups.ts';
import { setPreference } from './set-preference.ts';

export interface PolicyChange {
  /** Names of bots that shall be allowed the whole site, or nothing of it. */
  agents: readonly { token: string; isAllowed: boolean }[];
  /** The value of the line for all agents; '' removes the line, undefined leaves it. */
  contentSignal?: string | undefined;
  contentUsage?: string | undefined;
}

/**
 * A robots.txt that allows or closes the site to some bots. Other bots keep their rules, and the other lines stay as they
 * are. A bot that is allowed follows the rules for all agents, but those that close the whole site.
 */
export function proposeRobotsTxt(
  text: string,
  { agents, contentSignal, contentUsage }: PolicyChange,
): string {
  let lines = text.split(/\r\n|\r|\n/);
  const current = parseRobots(text, FILE);
  const changed = agents.filter(({ token, isAllowed }) => current.isAllowed(HOME, token) !== isAllowed);
  for (const { token } of changed) lines = removeAgent(lines, agentToken(token));
  const rest = parseRobots(lines.join('\n'), FILE);
  const missing = changed.filter(({ token, isAllowed }) => rest.isAllowed(HOME, token) !== isAllowed);
  const tokens = (isAllowed: boolean) =>
    missing.filter((agent) => agent.isAllowed === isAllowed).map(({ token }) => token);
  lines = addAgents(lines, tokens(false), ['Disallow: /']);
  lines = addAgents(lines, tokens(true), ['Allow: /', ...closedPaths(lines)]);
  if (contentSignal !== undefined) lines = setPreference(lines, 'Content-Signal', contentSignal);
  if (contentUsage !== undefined)
    lines = setPreference(lines, 'Content-Usage', contentUsage && `/ ${contentUsage}`);
  return lines.join(/\r\n/.test(text) ? '\r\n' : '\n');
}

const FILE = 'https://site.example/robots.txt';
const HOME = 'https://site.example/';

/** Removes an agent from all groups, and the groups that then have no agent. */
function removeAgent(lines: readonly string[], token: string): string[] {
  const removed = new Set<number>();
  for (const group of readGroupLines(lines.join('\n'))) {
    for (const agent of group.agents) if (agent.token === token) removed.add(agent.index);
    if (group.agents.some((agent) => agent.token !== token)) continue;
    for (const { index } of [...group.rules, ...group.records]) removed.add(index);
  }
  return lines.filter((_line, index) => !removed.has(index));
}

/** Adds agents to a group with exactly these rules, or a new group to the end. */
function addAgents(lines: readonly string[], tokens: readonly string[], rules: readonly string[]): string[] {
  if (tokens.length === 0) return [...lines];
  const names = tokens.map((token) => `User-agent: ${token}`);
  const groups = readGroupLines(lines.join('\n'));
  const same = groups.find(
    (group) =>
      group.rules.map(toLine).join('\n') === rules.join('\n') &&
      group.records.length === 0 &&
      !hasAgent(group, '*'),
  );
  const last = same?.agents.at(-1);
  if (last) return lines.toSpliced(last.index + 1, 0, ...names);
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1;
  // A rule ends the last group; otherwise the new agents would join it.
  const close = groups.at(-1)?.rules.length === 0 ? ['Disallow:'] : [];
  return [...lines.slice(0, end), ...close, ...(end > 0 ? [''] : []), ...names, ...rules, ''];
}

const toLine = ({ isAllow, path }: { isAllow: boolean; path: string }) =>
  `${isAllow ? 'Allow' : 'Disallow'}: ${path}`;

/** The rules for all agents that close a part of the site, each once. */
function closedPaths(lines: readonly string[]): string[] {
  const rules = readGroupLines(lines.join('\n'))
    .filter((group) => hasAgent(group, '*'))
    .flatMap((group) => group.rules);
  return [...new Set(rules.filter(({ isAllow, path }) => !isAllow && /[^/*$]/.test(path)).map(toLine))];
}

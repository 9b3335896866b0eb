import { agentToken, readRobotsLines } from '../../net/robots-lines.ts';

/** The lines of a group in robots.txt, as indexes from 0. */
export interface GroupLines {
  agents: { token: string; index: number }[];
  /** `Allow` and `Disallow`. */
  rules: { index: number; isAllow: boolean; path: string }[];
  /** What else belongs to the group: delays and preferences. */
  records: { index: number; field: string }[];
}

/** Groups in the order of the file. Sitemaps and comments belong to none. */
export function readGroupLines(text: string): GroupLines[] {
  const groups: GroupLines[] = [];
  let group: GroupLines | undefined;
  for (const { line, field, value } of readRobotsLines(text)) {
    const index = line - 1;
    if (field === 'user-agent') {
      if (!group || group.rules.length > 0) {
        group = { agents: [], rules: [], records: [] };
        groups.push(group);
      }
      group.agents.push({ token: agentToken(value), index });
    } else if (field === 'allow' || field === 'disallow') {
      group?.rules.push({ index, isAllow: field === 'allow', path: value });
    } else if (field !== 'sitemap') {
      group?.records.push({ index, field });
    }
  }
  return groups;
}

export const hasAgent = ({ agents }: GroupLines, token: string): boolean =>
  agents.some((agent) => agent.token === token);

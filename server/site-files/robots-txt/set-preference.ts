import { hasAgent, readGroupLines } from './groups.ts';

/**
 * Sets a preference for all agents: in the first group for `*`, or in a new one.
 * @param value '' removes it
 */
export function setPreference(
  lines: readonly string[],
  field: 'Content-Signal' | 'Content-Usage',
  value: string,
): string[] {
  const groups = readGroupLines(lines.join('\n')).filter((group) => hasAgent(group, '*'));
  const existing = groups.flatMap(({ records }) =>
    records.filter((record) => record.field === field.toLowerCase()),
  );
  const line = `${field}: ${value}`;
  const [first, ...further] = existing.map(({ index }) => index);
  const removed = new Set(value === '' && first !== undefined ? [first, ...further] : further);
  if (value === '' || first !== undefined) {
    return lines.flatMap((text, index) => (removed.has(index) ? [] : [index === first ? line : text]));
  }
  const agent = groups[0]?.agents.at(-1);
  if (agent) return lines.toSpliced(agent.index + 1, 0, line);
  const isEmpty = lines.every((text) => text.trim() === '');
  // The rule ends the group, so that it does not join the next one.
  return ['User-agent: *', line, 'Allow: /', '', ...(isEmpty ? [] : lines)];
}

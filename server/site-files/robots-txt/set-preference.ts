import { hasAgent, readGroupLines } from './groups.ts';

type PreferenceField = 'Content-Signal' | 'Content-Usage';

/** The value of the line for all agents; null where there is none. Of `Content-Usage` that of the whole site. */
export function readPreference(text: string, field: PreferenceField): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const values = readGroupLines(text)
    .filter((group) => hasAgent(group, '*'))
    .flatMap(({ records }) => records.filter((record) => record.field === field.toLowerCase()))
    .map(
      ({ index }) =>
        (lines[index] ?? '')
          .replace(/^[^:]*:/, '')
          .split('#', 1)[0]
          ?.trim() ?? '',
    );
  if (field === 'Content-Signal') return values[0] ?? null;
  return values.find((value) => /^\/\s/.test(value))?.replace(/^\/\s+/, '') ?? null;
}

/**
 * Sets a preference for all agents: in the first group for `*`, or in a new one.
 * @param value '' removes it
 */
export function setPreference(lines: readonly string[], field: PreferenceField, value: string): string[] {
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

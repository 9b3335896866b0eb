import { PLATFORMS } from '../../server/platforms/list.ts';

/** The table of what is sent to each platform and read from its replies, in Markdown. */
export const platformsTable = () =>
  table(
    ['platform (key)', 'service', 'search', 'country', 'language', 'citations'],
    PLATFORMS.map(({ name, key, docs: { service, url, search, country, language, citations } }) => [
      `${name} (\`${key}\`)`,
      `[${service}](${url})`,
      search,
      country ?? '–',
      language ?? '–',
      citations,
    ]),
  );

/** The table of the platforms' variables and defaults, in Markdown. */
export const platformVariablesTable = () =>
  table(
    ['platform', 'turned on by', 'default model', 'default requests a minute'],
    PLATFORMS.map(({ name, variables, defaultModel, requestsPerMinute }) => [
      name,
      `\`${variables}_API_KEY\``,
      `\`${defaultModel}\``,
      String(requestsPerMinute ?? 'no limit'),
    ]),
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

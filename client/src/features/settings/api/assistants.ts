interface Assistant {
  label: string;
  /** Where its settings go. */
  place: string;
  config: (address: string) => string;
}

export type AssistantKey = 'claude-code' | 'claude-desktop' | 'cursor' | 'vs-code';

const TOKEN = 'sightline_YOUR_TOKEN';
const json = (value: object) => JSON.stringify(value, null, 2);
const headers = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Assistants on the desktop that send a token; docs/mcp.md has the same settings. */
export const ASSISTANTS: Readonly<Record<AssistantKey, Assistant>> = {
  'claude-code': {
    label: 'Claude Code',
    place: 'Run this command once.',
    config: (address) =>
      `claude mcp add --transport http sightline ${address} \\\n  --header "Authorization: Bearer ${TOKEN}"`,
  },
  'claude-desktop': {
    label: 'Claude Desktop',
    place: 'Settings › Developer › Edit Config. It starts mcp-remote, which needs Node.',
    config: (address) => {
      const local = address.startsWith('http:') ? ['--allow-http'] : [];
      const args = ['-y', 'mcp-remote', address, '--header', 'Authorization:$' + '{AUTHORIZATION}', ...local];
      const env = { AUTHORIZATION: `Bearer ${TOKEN}` };
      return json({ mcpServers: { sightline: { command: 'npx', args, env } } });
    },
  },
  cursor: {
    label: 'Cursor',
    place: 'In ~/.cursor/mcp.json. It reads the token from the variable SIGHTLINE_TOKEN.',
    config: (address) =>
      json({ mcpServers: { sightline: { url: address, headers: headers('$' + '{env:SIGHTLINE_TOKEN}') } } }),
  },
  'vs-code': {
    label: 'VS Code',
    place: 'In .vscode/mcp.json of a workspace. It asks for the token once.',
    config: (address) =>
      json({
        inputs: [
          { type: 'promptString', id: 'sightline-token', description: 'Sightline API token', password: true },
        ],
        servers: {
          sightline: { type: 'http', url: address, headers: headers('$' + '{input:sightline-token}') },
        },
      }),
  },
};

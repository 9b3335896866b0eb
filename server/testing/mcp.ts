import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { bearer } from './tokens.ts';

/** The protocol of 2026-07-28, or an older one that begins with `initialize`. */
export type Handshake = 'modern' | 'legacy';

/** Connects the official client to `/mcp` of a listening server. Close it after. */
export async function connectMcp(
  origin: string,
  secret: string,
  handshake: Handshake = 'modern',
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: handshake === 'legacy' ? 'legacy' : { pin: '2026-07-28' } } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers: bearer(secret) } }),
  );
  return client;
}

/** What a tool replied: its structured content, or the text of its error. */
export interface ToolReply<Data> {
  data: Data;
  text: string;
  error: string | null;
}

/** Calls a tool; the client checks the reply against the tool's output schema. */
export async function callTool<Data>(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolReply<Data>> {
  const result = await client.callTool({ name, arguments: args });
  const texts = result.content.flatMap((each) => (each.type === 'text' ? [each.text] : []));
  const text = texts[0] ?? '';
  return { data: result.structuredContent as Data, text, error: result.isError ? text : null };
}

/**
 * The parts of ChatGPT's data export (`conversations.json`) that are read. The vendor publishes no schema, so everything may be
 * missing or of another type.
 */
export interface ExportedChat {
  id?: unknown;
  conversation_id?: unknown;
  create_time?: unknown;
  default_model_slug?: unknown;
  /** The last message of the branch that the person saw. */
  current_node?: unknown;
  mapping?: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A message of the branch that was seen, in order. */
export interface ChatMessage {
  id: string | null;
  role: string | null;
  /** Seconds since 1970. */
  time: number | null;
  content: Fields;
  metadata: Fields;
  /** Written for the person to read, not to a tool or to itself. */
  isShown: boolean;
}

/** Far longer than any chat; ends a branch whose parents go in a circle. */
const MAX_MESSAGES = 10_000;

/** The messages from the first to `current_node`; other branches are edits that were given up. */
export function messagesOf(chat: ExportedChat): ChatMessage[] {
  const nodes = fieldsOf(chat.mapping);
  const messages: ChatMessage[] = [];
  let id = textOf(chat.current_node);
  for (let count = 0; id !== null && count < MAX_MESSAGES; count++) {
    const node = fieldsOf(Object.hasOwn(nodes, id) ? nodes[id] : undefined);
    if (node.message) messages.push(toMessage(fieldsOf(node.message)));
    id = textOf(node.parent);
  }
  return messages.reverse();
}

function toMessage(message: Fields): ChatMessage {
  const metadata = fieldsOf(message.metadata);
  const recipient = message.recipient ?? 'all';
  const channel = message.channel ?? 'final';
  return {
    id: textOf(message.id),
    role: textOf(fieldsOf(message.author).role),
    time: typeof message.create_time === 'number' ? message.create_time : null,
    content: fieldsOf(message.content),
    metadata,
    isShown:
      metadata.is_visually_hidden_from_conversation !== true && recipient === 'all' && channel === 'final',
  };
}

/** A message of a made-up chat, as ChatGPT's export writes it. */
interface Said {
  role: string;
  text?: string;
  metadata?: object;
  more?: object;
}

/** A chat whose messages follow each other; each is a node with its parent, as in ChatGPT's export. */
export function savedChat(id: string, said: readonly Said[], more: object = {}) {
  const nodeId = (index: number) => `${id}-${index}`;
  const mapping = Object.fromEntries(
    said.map(({ role, text = '', metadata = {}, more: fields = {} }, index) => [
      nodeId(index),
      {
        id: nodeId(index),
        parent: index === 0 ? null : nodeId(index - 1),
        children: index + 1 < said.length ? [nodeId(index + 1)] : [],
        message: {
          id: `message-${nodeId(index)}`,
          author: { role, name: null, metadata: {} },
          create_time: 1_785_672_000.25 + index,
          content: { content_type: 'text', parts: [text] },
          recipient: 'all',
          metadata,
          ...fields,
        },
      },
    ]),
  );
  return {
    ...{ id, conversation_id: id, title: 'A chat', create_time: 1_785_672_000, mapping },
    current_node: nodeId(said.length - 1),
    ...more,
  };
}

export const asked = (text: string): Said => ({ role: 'user', text });
export const replied = (text: string, metadata: object = { model_slug: 'gpt-a' }): Said => ({
  role: 'assistant',
  text,
  metadata,
});

/** A file of chats. */
export const chatFile = (chats: readonly unknown[], name = 'conversations.json') =>
  new File([JSON.stringify(chats)], name, { type: 'application/json' });

import type { Png } from '../../../charts/png.ts';
import type { ChatMessage } from '../delivery/chat-message.ts';
import type { AlertsDeps } from '../deps.ts';

/** A picture as chats show it: by its address. Undefined without one, and where others do not reach this server. */
export async function published(
  { pictures }: Pick<AlertsDeps, 'pictures'>,
  userId: string,
  subject: string,
  png: Png | undefined,
): Promise<ChatMessage['picture']> {
  const url = png && (await pictures.publish(userId, subject, png.content));
  return url ? { url, alt: png.alt } : undefined;
}

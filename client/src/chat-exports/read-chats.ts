import { JSONParser } from '@streamparser/json';
import type { ExportedChat } from './chat-format.ts';

/** The file is not an export of chats; the message says what is expected. */
export class ChatFileError extends Error {
  override name = 'ChatFileError';
}

const EXPECTED = 'This is not ChatGPT’s conversations.json, a list of chats in JSON.';

/**
 * Reads the chats of `conversations.json` one by one; holds one chat and one chunk.
 * @param onBytes is called with the bytes read so far
 * @throws ChatFileError
 */
export async function* readChats(
  chunks: AsyncIterable<Uint8Array>,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<ExportedChat> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let chats: ExportedChat[] = [];
  let bytes = 0;
  let isList: boolean | undefined;
  parser.onValue = ({ value, key }) => {
    if (typeof key !== 'number' || typeof value !== 'object' || value === null)
      throw new ChatFileError(EXPECTED);
    chats.push(value as ExportedChat);
  };
  try {
    for await (const chunk of chunks) {
      isList ??= looksLikeList(chunk);
      if (isList === false) throw new ChatFileError(EXPECTED);
      parser.write(chunk);
      bytes += chunk.length;
      onBytes?.(bytes);
      yield* chats;
      chats = [];
    }
  } catch (error) {
    throw error instanceof ChatFileError ? error : new ChatFileError(EXPECTED);
  }
  if (!parser.isEnded) throw new ChatFileError(bytes === 0 ? EXPECTED : 'The file ends within a chat.');
}

/** Undefined while only white space was read. */
function looksLikeList(chunk: Uint8Array): boolean | undefined {
  const first = new TextDecoder()
    .decode(chunk.subarray(0, 100))
    .replace(/^\ufeff/, '')
    .trimStart()[0];
  return first === undefined ? undefined : first === '[';
}

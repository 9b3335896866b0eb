import { answersOf } from '../../../chat-exports/chat-answers.ts';
import { createPlan, type ImportPlan, type KnownPrompt } from '../../../chat-exports/plan-import.ts';
import { readChats } from '../../../chat-exports/read-chats.ts';

/**
 * Reads saved chats in the browser; nothing is sent.
 * @param onShare is called with the share of the files that was read, 0–1
 * @throws ChatFileError
 */
export async function readChatFiles(
  files: readonly File[],
  prompts: readonly KnownPrompt[],
  onShare: (share: number) => void,
): Promise<ImportPlan> {
  const total = Math.max(
    1,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  const { add, plan } = createPlan(prompts);
  let before = 0;
  for (const file of files) {
    const chats = readChats(chunksOf(file), (bytes) => onShare((before + bytes) / total));
    for await (const chat of chats) for (const answer of answersOf(chat)) add(answer);
    before += file.size;
  }
  return plan();
}

const CHUNK = 1_048_576;

/** Slices, since not every browser iterates over a stream. */
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += CHUNK) {
    yield new Uint8Array(await file.slice(from, from + CHUNK).arrayBuffer());
  }
}

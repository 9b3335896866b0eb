import { type ChatMessage, type ExportedChat, messagesOf, textOf } from './chat-format.ts';
import { type ChatSource, searchesOf, sourcesOf } from './message-sources.ts';
import { partsOf, shownText } from './message-text.ts';

/** An answer of a saved chat. */
export interface ChatAnswer {
  /** The same in every export of the same chat. */
  id: string;
  prompt: string;
  answer: string;
  /** As the export names it, such as `gpt-5-2`. */
  model: string | null;
  /** ISO 8601. */
  collectedAt: string;
  sources: ChatSource[];
  searches: { query: string }[];
  /** Asked after other messages of its chat, which it may go on from. */
  isFollowUp: boolean;
}

/** As many characters as an import takes. */
const MAX_PROMPT = 2000;
const MAX_ANSWER = 200_000;

/** The questions of a chat with their answers, in order; those without a text or a time are left out. */
export function answersOf(chat: ExportedChat): ChatAnswer[] {
  const answers: ChatAnswer[] = [];
  let asked: ChatMessage | undefined;
  let replies: ChatMessage[] = [];
  let isFollowUp = false;
  function end() {
    const answer = asked && toAnswer(chat, asked, replies, isFollowUp);
    if (answer) answers.push(answer);
    if (asked) isFollowUp = true;
    replies = [];
  }
  for (const message of messagesOf(chat)) {
    if (message.role === 'user' && message.isShown && partsOf(message) !== '') {
      end();
      asked = message;
    } else if (asked) replies.push(message);
  }
  end();
  return answers;
}

function toAnswer(
  chat: ExportedChat,
  asked: ChatMessage,
  replies: readonly ChatMessage[],
  isFollowUp: boolean,
): ChatAnswer | null {
  const shown = replies.filter((message) => message.role === 'assistant' && message.isShown);
  const answer = shown.map(shownText).filter(Boolean).join('\n\n');
  const last = shown.findLast((message) => partsOf(message) !== '');
  const time = last?.time ?? asked.time ?? chat.create_time;
  const prompt = partsOf(asked);
  if (!last?.id || answer === '' || typeof time !== 'number' || !Number.isFinite(time)) return null;
  if (prompt.length > MAX_PROMPT || answer.length > MAX_ANSWER) return null;
  const collected = new Date(time * 1000);
  if (Number.isNaN(collected.getTime())) return null;
  const sources = new Map(shown.flatMap(sourcesOf).map((source) => [source.url, source]));
  return {
    id: `chatgpt ${last.id}`,
    prompt,
    answer,
    model: textOf(last.metadata.model_slug) ?? textOf(chat.default_model_slug),
    collectedAt: collected.toISOString(),
    sources: [...sources.values()],
    searches: searchesOf(replies),
    isFollowUp,
  };
}

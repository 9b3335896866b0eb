import { type ChatMessage, fieldsOf, listOf, textOf } from './chat-format.ts';

const SPOKEN = new Set(['text', 'multimodal_text']);

/** What a message says, without images and files; empty for thoughts, code and what tools returned. */
export function partsOf({ content }: ChatMessage): string {
  if (!SPOKEN.has(String(content.content_type))) return '';
  return listOf(content.parts)
    .filter((part) => typeof part === 'string')
    .join('\n')
    .trim();
}

/** An answer's text as it was shown: marks of citations are replaced by what stands there. */
export function shownText(message: ChatMessage): string {
  let text = partsOf(message);
  for (const reference of listOf(message.metadata.content_references)) {
    const { matched_text: matched, alt } = fieldsOf(reference);
    // Only marks: a reference to all of the text has a space.
    if (typeof matched === 'string' && MARK.test(matched)) {
      text = text.replaceAll(matched, typeof alt === 'string' ? alt : entityName(matched));
    }
  }
  return text.replace(MARKS, entityName).replace(OLD_MARKS, '').trim();
}

const MARK = /\ue200/;
const MARKS = /\ue200[^\ue201]*\ue201/g;
const OLD_MARKS = /【[\d:]+†[^】]{0,200}】/g;

/** The name in the mark of a company, product or place; empty for other marks. */
function entityName(mark: string): string {
  const [kind, value] = mark.replace(/[\ue200\ue201]/g, '').split('\ue202');
  if (kind !== 'entity' || value === undefined) return '';
  try {
    return textOf(listOf(JSON.parse(value))[1]) ?? '';
  } catch {
    return '';
  }
}

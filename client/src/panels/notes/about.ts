import type { NoteItem_NoteFragment } from './Notes.generated.ts';

/**
 * What a note is about, in words; null where that is the whole account or what is shown anyway.
 * @param topicId the topic that is shown, if it is one
 * @param promptId the prompt that is shown, if it is one
 */
export function aboutOf(
  { topic, prompt }: Pick<NoteItem_NoteFragment, 'topic' | 'prompt'>,
  topicId?: string,
  promptId?: string,
): string | null {
  if (topic) return topic.id === topicId ? null : topic.name;
  if (prompt) return prompt.id === promptId ? null : `“${prompt.question}”`;
  return null;
}

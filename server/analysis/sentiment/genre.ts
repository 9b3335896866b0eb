/** The kind of a text. Words are learned for headlines and for remarks, and hold there only. */
export type Genre = 'headline' | 'remark' | 'answer';

/** Most characters of a headline or remark. */
const MAX_LENGTH = 400;
const ENDED = /[.!?;]["')\s]*$/;

/** A short line without a full stop is a headline, one with a full stop a remark. */
export function genreOf(text: string): Genre {
  const line = text.trim();
  if (line.length > MAX_LENGTH || line.includes('\n')) return 'answer';
  return ENDED.test(line) ? 'remark' : 'headline';
}

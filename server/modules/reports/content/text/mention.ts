import type { Passage } from '../model.ts';

/** A passage cut at the mention; `marked` is empty where it is not known. */
export function cutAtMention({ text, mention }: Pick<Passage, 'text' | 'mention'>): {
  before: string;
  marked: string;
  after: string;
} {
  if (!mention) return { before: text, marked: '', after: '' };
  return {
    before: text.slice(0, mention.start),
    marked: text.slice(mention.start, mention.end),
    after: text.slice(mention.end),
  };
}

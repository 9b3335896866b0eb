import type { PlatformReply, Usage } from '../platform.ts';

/** As long as a recording may be, so that what was exported can be read again. */
const LONGEST_TEXT = 200_000;
const LONGEST_MODEL = 120;
const LONGEST_URL = 4000;
const LONGEST_TITLE = 1000;
/** More than any question takes; a vendor that says otherwise tells nothing that can be billed. */
const MOST_USAGE = 10_000_000;

/**
 * A reply as it can be stored: Postgres' text holds no NUL and its JSON no half of a surrogate pair, and what comes from
 * outside has its limits. A reply that cannot be stored would be asked, and paid for, again and again.
 */
export function storable(reply: PlatformReply): PlatformReply {
  const text = clean(reply.text, LONGEST_TEXT);
  return {
    ...reply,
    // What was nothing but such characters is no answer.
    status: reply.status === 'answered' && text.trim() === '' ? 'empty' : reply.status,
    text,
    sources: reply.sources
      .filter(({ url }) => url.length <= LONGEST_URL)
      .map(({ url, title }) => ({ url: clean(url, LONGEST_URL), title: clean(title, LONGEST_TITLE) })),
    model: clean(reply.model, LONGEST_MODEL),
    usage: reply.usage && plausible(reply.usage),
    reference: reply.reference && clean(reply.reference, LONGEST_MODEL * 2),
  };
}

const clean = (text: string, longest: number) =>
  text.slice(0, longest).toWellFormed().replaceAll('\u0000', '');

function plausible({ inputTokens, outputTokens, searches }: Usage): Usage | null {
  const counts = [inputTokens, outputTokens, searches];
  return counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_USAGE)
    ? { inputTokens, outputTokens, searches }
    : null;
}

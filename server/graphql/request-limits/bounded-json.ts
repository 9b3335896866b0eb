import { MAX_REPLY_BYTES } from '../../lib/reply-size.ts';

/** A UTF-16 unit becomes at most so many bytes of UTF-8. */
const MOST_BYTES_EACH = 3;

const TOO_LARGE = JSON.stringify({
  errors: [
    {
      message: 'The reply would be larger than 1 MB. Ask for fewer fields, or for shorter pages.',
      extensions: { code: 'TOO_LARGE' },
    },
  ],
  data: null,
});

/**
 * A reply as JSON; an error in its place when it is larger than MAX_REPLY_BYTES. One that is far too large is not
 * written at all: a text that is asked for a thousand times is one text until then.
 */
export function boundedJson(reply: unknown): string {
  if (countCharacters(reply, MAX_REPLY_BYTES) > MAX_REPLY_BYTES) return TOO_LARGE;
  const json = JSON.stringify(reply);
  if (json.length * MOST_BYTES_EACH <= MAX_REPLY_BYTES) return json;
  return Buffer.byteLength(json) <= MAX_REPLY_BYTES ? json : TOO_LARGE;
}

/** The fewest characters that a value takes up as JSON; stops counting above `most`. */
function countCharacters(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 1;
  let characters = 2;
  if (Array.isArray(value)) {
    for (const entry of value) {
      characters += 1 + countCharacters(entry, most - characters);
      if (characters > most) break;
    }
    return characters;
  }
  for (const key in value) {
    characters +=
      key.length + 4 + countCharacters((value as Record<string, unknown>)[key], most - characters);
    if (characters > most) break;
  }
  return characters;
}

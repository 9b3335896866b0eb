import { MAX_REPLY_BYTES } from '../../lib/reply-size.ts';

/** Bytes of UTF-8 for one UTF-16 unit, at most. */
const MAX_UNIT_BYTES = 3;

const TOO_LARGE = JSON.stringify({
  errors: [
    {
      message: 'The reply would be larger than 1 MB. Select fewer fields or request shorter pages.',
      extensions: { code: 'TOO_LARGE' },
    },
  ],
  data: null,
});

/**
 * Serialises a reply, or an error if it exceeds MAX_REPLY_BYTES. Much larger ones are detected without serialising them: a
 * text selected a thousand times is one string until then.
 */
export function boundedJson(reply: unknown): string {
  if (countCharacters(reply, MAX_REPLY_BYTES) > MAX_REPLY_BYTES) return TOO_LARGE;
  const json = JSON.stringify(reply);
  if (json.length * MAX_UNIT_BYTES <= MAX_REPLY_BYTES) return json;
  return Buffer.byteLength(json) <= MAX_REPLY_BYTES ? json : TOO_LARGE;
}

/** A lower bound of a value's length as JSON; stops counting above `max`. */
function countCharacters(value: unknown, max: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 1;
  let characters = 2;
  if (Array.isArray(value)) {
    for (const entry of value) {
      characters += 1 + countCharacters(entry, max - characters);
      if (characters > max) break;
    }
    return characters;
  }
  for (const key in value) {
    characters += key.length + 4 + countCharacters((value as Record<string, unknown>)[key], max - characters);
    if (characters > max) break;
  }
  return characters;
}

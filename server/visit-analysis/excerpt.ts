const MAX_LENGTH = 120;

const IPV4 = /\d{1,3}(?:\.\d{1,3}){3}/g;
/** Also of times such as 10:13:55. */
const IPV6 = /(?:[\da-f]{0,4}:){2,}[\da-f.]*/gi;
/** Control characters, and those that change the direction of what follows. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The beginning of a line for people: addresses of visitors are masked, control characters escaped. */
export function excerptOf(line: string): string {
  const masked = line
    .slice(0, 4 * MAX_LENGTH)
    .replaceAll(IPV6, '[address]')
    .replaceAll(IPV4, '[address]')
    .replaceAll(CONTROL, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return masked.length > MAX_LENGTH ? `${masked.slice(0, MAX_LENGTH)}…` : masked;
}

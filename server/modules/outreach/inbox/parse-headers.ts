const MAX_LENGTH = 128 * 1024;

/** Headers of a message by lower-cased name; of several with one name, all values with a space between them. */
export function parseHeaders(source: Buffer): Map<string, string> {
  const headers = new Map<string, string>();
  const text = source.subarray(0, MAX_LENGTH).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  for (const line of (end < 0 ? text : text.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)} ${value}` : value);
  }
  return headers;
}

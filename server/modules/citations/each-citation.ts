/** Bytes of a citation in `citation_day`. */
const BYTES = 12;

/**
 * Reads packed citations.
 * @param visit called with the numbers of a page and of the prompt whose answer cites it, whether that answer is visible or missed, and
 * with the number of the page's site
 */
export function eachCitation(
  citations: Buffer,
  visit: (source: number, prompt: number, visible: boolean, missed: boolean, site: number) => void,
): void {
  const view = new DataView(citations.buffer, citations.byteOffset, citations.byteLength);
  for (let at = 0; at < view.byteLength; at += BYTES) {
    const last = view.getUint32(at + 8);
    visit(view.getUint32(at), last >>> 2, (last & 1) === 1, (last & 2) === 2, view.getUint32(at + 4));
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { MAX_URL_LENGTH } from '../../../net/check-url.ts';
import type { PublicResponse } from '../../../net/public-fetch.ts';

export interface PageHead {
  /** Absolute; null where the page names none. */
  canonicalUrl: string | null;
  noIndex: boolean;
}

/** Parsed in less than 5 ms. */
const SLICE_BYTES = 16 * 1024;

/** Reads what the head of a web page says of itself; other files say nothing. It lets other work run between slices. */
export async function readHead({ headers, body }: PublicResponse, url: string): Promise<PageHead> {
  const head: PageHead = { canonicalUrl: null, noIndex: false };
  if (!/^\s*(text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '')) return head;
  let isInHead = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') isInHead = false;
      const { rel = '', href = '', name: meta = '', content = '' } = attributes;
      if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(rel) && href.length <= MAX_URL_LENGTH) {
        head.canonicalUrl ??= URL.parse(href, url)?.href ?? null;
      }
      if (name === 'meta' && /^robots$/i.test(meta) && /\b(noindex|none)\b/i.test(content))
        head.noIndex = true;
    },
  });
  for (let start = 0; isInHead && start < body.length; start += SLICE_BYTES) {
    parser.write(body.subarray(start, start + SLICE_BYTES).toString('latin1'));
    await nextTurn();
  }
  return head;
}

import { type PublishedRanges, parseRangeList } from '../../../ai-agents/ranges/parse-list.ts';
import { FetchError } from '../../../net/public-fetch.ts';
import type { Fetching } from '../../pages/fetching/fetching.ts';

/** What lists are fetched by. */
export type RangesFetching = Pick<Fetching, 'web' | 'timeoutMs'>;

const MAX_BYTES = 1_048_576;
const MAX_REDIRECTS = 3;

/** Fetches a list of published ranges. @returns why it could not be had, for users, where it is a text */
export async function fetchList(
  { web, timeoutMs }: RangesFetching,
  address: string,
  signal: AbortSignal,
): Promise<PublishedRanges | string> {
  let url = address;
  try {
    for (let followed = 0; followed <= MAX_REDIRECTS; followed += 1) {
      const { status, headers, body, truncated } = await web.get(url, {
        ...{ maxBytes: MAX_BYTES, timeoutMs, signal },
        headers: { accept: 'application/json' },
      });
      const location = status >= 300 && status < 400 ? headers.get('location') : null;
      if (location !== null) {
        url = URL.parse(location, url)?.href ?? location;
        continue;
      }
      if (status !== 200) return `The server replied with status ${status}.`;
      return (truncated ? null : parseRangeList(body.toString())) ?? 'The reply is not a list of ranges.';
    }
    return `More than ${MAX_REDIRECTS} redirects.`;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchError) return error.message;
    throw error;
  }
}

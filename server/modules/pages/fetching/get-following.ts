import type { PublicResponse } from '../../../net/public-fetch.ts';
import { redirectOf } from '../../../net/redirect.ts';
import type { Web, WebRequest } from './web.ts';

const MAX_REDIRECTS = 5;

/** Fetches a file that is no page, such as robots.txt; the last redirect of too many is returned. @throws FetchError */
export async function getFollowing(web: Web, url: string, request: WebRequest): Promise<PublicResponse> {
  let response = await web.get(url, request);
  for (let followed = 0; followed < MAX_REDIRECTS; followed++) {
    const target = redirectOf(response, response.url)?.target ?? null;
    if (target === null) return response;
    response = await web.get(target, request);
  }
  return response;
}

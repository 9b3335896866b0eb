import type { PublicResponse } from '../../../net/public-fetch.ts';
import type { Web, WebRequest } from './web.ts';

const MAX_REDIRECTS = 5;

/** Fetches a file that is no page, such as robots.txt; the last redirect of too many is returned. @throws FetchError */
export async function getFollowing(web: Web, url: string, request: WebRequest): Promise<PublicResponse> {
  let response = await web.get(url, request);
  for (let followed = 0; followed < MAX_REDIRECTS; followed++) {
    const { status, headers } = response;
    const target =
      status >= 300 && status < 400 ? URL.parse(headers.get('location') ?? '', response.url) : null;
    if (!target) return response;
    response = await web.get(target.href, request);
  }
  return response;
}

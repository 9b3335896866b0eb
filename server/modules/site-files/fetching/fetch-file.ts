import { FetchError, type PublicResponse } from '../../../net/public-fetch.ts';
import { ROBOTS_NAME } from '../../../net/user-agent.ts';
import { isHtml } from '../../../site-files/finding.ts';
import type { Fetching } from '../../pages/fetching/fetching.ts';
import {
  type FetchedFile,
  FILE_NAMES,
  MAX_FILE_BYTES,
  type SiteFileKind,
  type SiteFileStatus,
} from '../model.ts';
import { type FollowedResponse, follow } from './follow.ts';

/** Of llms-full.txt, which may be large, only its existence is stored. */
const MAX_HEAD_BYTES = 1_024;

const PROBLEMS: Readonly<Record<Exclude<SiteFileStatus, 'read'>, string>> = {
  'not-found': 'The site has no such file.',
  robots: `The site’s robots.txt does not allow ${ROBOTS_NAME} to read it.`,
  refused: 'The site refused the request.',
  'too-large': 'The file is larger than 500 KB.',
  'timed-out': 'The site did not answer in time.',
  'not-text': 'The site sends a web page instead of a text file.',
  unreachable: 'The site could not be reached.',
  failed: 'The file could not be read.',
};

/** Requests a file at the root of a domain, and of its `www.` where the domain has no server. @throws the signal's reason */
export async function fetchFile(
  fetching: Fetching,
  kind: SiteFileKind,
  domain: string,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const bare = await fetchFrom(fetching, kind, domain, signal);
  if (bare.status !== 'unreachable') return bare;
  const withWww = await fetchFrom(fetching, kind, `www.${domain}`, signal);
  return withWww.status === 'unreachable' ? bare : withWww;
}

async function fetchFrom(
  fetching: Fetching,
  kind: SiteFileKind,
  host: string,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const url = `https://${host}/${FILE_NAMES[kind]}`;
  const failed = (status: Exclude<SiteFileStatus, 'read'>, problem = PROBLEMS[status]): FetchedFile => ({
    status,
    httpStatus: null,
    problem,
    finalUrl: url,
    content: null,
  });
  try {
    const response = await follow(fetching, url, {
      maxBytes: kind === 'llms-full' ? MAX_HEAD_BYTES : MAX_FILE_BYTES,
      accept: 'text/plain,text/markdown;q=0.9,*/*;q=0.1',
      signal,
      isRobotsTxt: kind === 'robots',
    });
    return response === 'robots' ? failed('robots') : toFile(kind, response);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    return failed(error.timedOut ? 'timed-out' : 'unreachable', error.message);
  }
}

function toFile(kind: SiteFileKind, { response, finalUrl }: FollowedResponse): FetchedFile {
  const problemOf = statusOf(kind, response);
  const base = { httpStatus: response.status, finalUrl };
  if (problemOf === 'read') {
    const content = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(response.body)
      .replaceAll('\0', '\uFFFD');
    return { ...base, status: 'read', problem: null, content: kind === 'llms-full' ? null : content };
  }
  const problem =
    problemOf === 'failed' ? `The site answered with status ${response.status}.` : PROBLEMS[problemOf];
  return { ...base, status: problemOf, problem, content: null };
}

function statusOf(kind: SiteFileKind, { status, headers, body, truncated }: PublicResponse): SiteFileStatus {
  if (status === 404 || status === 410) return 'not-found';
  if ([401, 402, 403, 429, 451].includes(status)) return 'refused';
  if (status !== 200) return 'failed';
  const type = headers.get('content-type') ?? '';
  const head = body.subarray(0, MAX_HEAD_BYTES).toString();
  if (/^\s*(text\/html|application\/xhtml)/i.test(type) ? head.trimStart().startsWith('<') : isHtml(head))
    return 'not-text';
  if (
    /^\s*(image|audio|video|font)\/|^\s*application\/(pdf|zip)/i.test(type) ||
    body.subarray(0, 8_000).includes(0)
  ) {
    return 'not-text';
  }
  return truncated && kind !== 'llms-full' ? 'too-large' : 'read';
}

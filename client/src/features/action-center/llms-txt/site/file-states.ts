import type { SiteFile } from '../model.ts';

export const FILE_NAMES = {
  LLMS_TXT: 'llms.txt',
  LLMS_FULL_TXT: 'llms-full.txt',
  ROBOTS_TXT: 'robots.txt',
} as const;

interface FileState {
  label: string;
  palette: 'gray' | 'green' | 'amber' | 'red';
  /** What the user can do about it. */
  step: string;
}

const AGAIN = 'then check again.';

/** The state of a file in words, with one step. */
export function fileState({ kind, status }: Pick<SiteFile, 'kind' | 'status'>): FileState {
  const name = FILE_NAMES[kind];
  const states: Record<SiteFile['status'], FileState> = {
    NOT_CHECKED: { label: 'Not checked', palette: 'gray', step: 'Check now reads it.' },
    READ: { label: kind === 'LLMS_FULL_TXT' ? 'Exists' : 'Read', palette: 'green', step: '' },
    NOT_FOUND: {
      label: 'Not found',
      palette: kind === 'LLMS_TXT' ? 'amber' : 'gray',
      step: {
        LLMS_TXT: 'Generate one, complete it and put it on your site.',
        LLMS_FULL_TXT: 'It is optional: the text of all your pages in one file.',
        ROBOTS_TXT: 'Every bot may fetch everything. Propose one under AI bots in robots.txt.',
      }[kind],
    },
    REFUSED: {
      label: 'Refused',
      palette: 'red',
      step: `Let the user agent Sightline pass your firewall, ${AGAIN}`,
    },
    ROBOTS: {
      label: 'Closed by robots.txt',
      palette: 'amber',
      step: `Allow /${name} in robots.txt: AI bots read the same rules.`,
    },
    TOO_LARGE: { label: 'Too large', palette: 'red', step: 'Shorten it to at most 500 KB.' },
    TIMED_OUT: { label: 'Timed out', palette: 'red', step: `See why your server is slow, ${AGAIN}` },
    NOT_TEXT: {
      label: 'Not text',
      palette: 'red',
      step: `Send /${name} as text/plain, or status 404 where there is none.`,
    },
    UNREACHABLE: {
      label: 'Unreachable',
      palette: 'red',
      step: `See that the website in Settings is right and opens in a browser, ${AGAIN}`,
    },
    FAILED: { label: 'Failed', palette: 'red', step: `Look into your server’s log, ${AGAIN}` },
  };
  return states[status];
}

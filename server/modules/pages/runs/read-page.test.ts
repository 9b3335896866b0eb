import { expect, test } from 'vitest';
import { createPageAnalyser } from '../../../page-analysis/analyse-page.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { startSiteServer } from '../../../testing/site-server.ts';
import { fetchFrom } from '../fetching/fetching.ts';
import { createMirror } from '../fetching/web.ts';
import { readPage } from './read-page.ts';

// Ends at a page of this address.
const BREAKING = new URL('../../../page-analysis/testing/slow-thread.ts', import.meta.url);

const PAGE = {
  ...{ id: '1', url: 'https://example.com/broken', answers: 1, method: null, failures: 0, version: 0 },
  ...{ etag: null, lastModified: null, hash: null },
};

test('the log says why a page could not be read', async () => {
  const sites = await startSiteServer([['example.com/broken', '<p>Some text.</p>']]);
  try {
    const fetching = fetchFrom(createMirror(sites.mirror, 'Sightline/test'), { pauseMs: 0 });
    const kept = keptLog();
    const analyse = createPageAnalyser(BREAKING, 5_000);
    const result = await readPage(
      { fetching, clock: () => new Date(), log: kept.log, analyse },
      PAGE,
      new AbortController().signal,
    );
    expect(result).toMatchObject({ outcome: 'failed', status: 'failed' });
    expect(kept.lines()).toMatchObject([
      {
        msg: 'a page could not be read',
        page: PAGE.id,
        err: { message: expect.stringContaining('its thread failed') },
      },
    ]);
  } finally {
    await sites.close();
  }
});

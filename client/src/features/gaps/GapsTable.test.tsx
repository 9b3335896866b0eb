import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { fundViewer } from '../../testing/fund.ts';
import { gapList, gapScope, manyPromptGaps, promptGapNodes } from '../../testing/gaps.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/gaps';
const BATTERY = 'Headphones with the longest battery?';
const BEST = 'Best wireless headphones?';
const BRANDED = '=Is Acme any good?Branded';

// jsdom has no layout: ten rows are visible.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
});

async function open(search = '', api = new FakeApi()) {
  const app = await renderApp(PATH + search, { api, signedInAs });
  await screen.findByRole('table', { name: /with missed answers/ });
  return app;
}
const heading = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => within(heading(name)).getByRole('button');
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const listed = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('says what the intervals of prompts speak of, and nothing of the kind for sources', async () => {
  const { unmount } = await open();
  expect(screen.getByText(/^In brackets: the 95% interval. It speaks of this one prompt/)).toBeTruthy();
  unmount();
  await open('?tab=sources');
  expect(screen.queryByText(/95% interval/)).toBeNull();
});

describe('sorting', () => {
  test.each([
    ['Missed rate', [BATTERY, BEST, BRANDED], [BRANDED, BEST, BATTERY]],
    ['Visible', [BEST, BATTERY, BRANDED], [BRANDED, BATTERY, BEST]],
    ['Prompt', [BRANDED, BEST, BATTERY], [BATTERY, BEST, BRANDED]],
    ['Topic', [BRANDED, BATTERY, BEST], [BATTERY, BEST, BRANDED]],
  ])('sorts by %s, ascending and descending', async (name, once, twice) => {
    const { user } = await open();
    expect(heading('Missed').getAttribute('aria-sort')).toBe('descending');
    await user.click(sortBy(name));
    await waitFor(() => expect(listed()).toEqual(once));
    const first = heading(name).getAttribute('aria-sort');
    expect(heading('Missed').hasAttribute('aria-sort')).toBe(false);
    await user.click(sortBy(name));
    await waitFor(() => expect(listed()).toEqual(twice));
    expect([first, heading(name).getAttribute('aria-sort')].toSorted()).toEqual(['ascending', 'descending']);
  });

  test('works by keyboard', async () => {
    const { user } = await open();
    sortBy('Missed').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(listed()).toEqual([BRANDED, BEST, BATTERY]));
  });

  test('does not sort by companies named instead, which the server reads per page', async () => {
    await open();
    expect(within(heading('Named instead')).queryByRole('button')).toBeNull();
  });

  test('puts missing values last in both directions', async () => {
    const { user } = await open('?tab=sources');
    for (const sort of ['ascending', 'descending']) {
      await user.click(sortBy('Title'));
      expect(heading('Title').getAttribute('aria-sort')).toBe(sort);
      expect(listed().at(-1)).toContain('acme-audio.example');
    }
  });

  test('numbers the rows in their order', async () => {
    await open();
    const rows = screen.getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4']);
  });
});

describe('searching', () => {
  test.each([
    ['  BATTERY ', [BATTERY], '1 of 3 prompts'],
    ['third sound', [BATTERY, BRANDED], '2 of 3 prompts'],
    ['api', [BRANDED], '1 of 3 prompts'],
  ])('finds "%s"', async (words, found, count) => {
    const { user, api } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search prompts' }), words);
    await waitFor(() => expect(listed()).toEqual(found));
    expect(screen.getByText(count)).toBeTruthy();
    expect(api.requestCounts.promptGaps).toBe(2);
  });

  test('says that nothing matches', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'zebra');
    expect(await screen.findByText('No prompts match “zebra”')).toBeTruthy();
    expect(screen.getByText('0 of 3 prompts')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' }).hasAttribute('disabled')).toBe(true);
  });

  test('does not search figures and hidden columns', async () => {
    localStorage.setItem('sightline-columns-prompt-gaps', '["topic"]');
    const { user, api } = await open();
    await user.type(screen.getByRole('searchbox'), 'wireless');
    await waitFor(() => expect(listed()).toEqual([BEST]));
    expect(api.args.promptGaps).toMatchObject({
      search: 'wireless',
      searchIn: ['QUESTION', 'NAMED_INSTEAD'],
    });
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '12');
    expect(await screen.findByText('No prompts match “12”')).toBeTruthy();
  });
});

describe('columns', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    await user.keyboard('{Escape}');
  };

  test('are hidden, shown and remembered', async () => {
    const { user, unmount } = await open();
    await choose(user, 'Topic');
    await waitFor(() => expect(headings()).not.toContain('Topic'));
    unmount();
    const { user: later } = await open();
    expect(headings()).toEqual([
      'Prompt',
      'Missed',
      'Missed rate',
      'Visible',
      'Answers',
      'Named instead',
      'Last missed',
    ]);
    await choose(later, 'Topic');
    await waitFor(() => expect(headings()).toContain('Topic'));
  });

  test('keeps the first column', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const first = await screen.findByRole('menuitemcheckbox', { name: 'Prompt' });
    expect(first.getAttribute('aria-disabled')).toBe('true');
  });

  test.each(['{', '"topic"', '[1, null]', '["prompt"]'])('ignores the stored value %s', async (text) => {
    localStorage.setItem('sightline-columns-prompt-gaps', text);
    await open();
    expect(headings()).toContain('Prompt');
    expect(headings()).toContain('Topic');
  });
});

describe('the exported file', () => {
  const files: { name: string; content: string }[] = [];
  beforeEach(() => {
    files.length = 0;
    let content: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:table';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function (
      this: HTMLAnchorElement,
    ) {
      const name = this.download;
      const bytes = new Uint8Array((await content?.arrayBuffer()) ?? new ArrayBuffer());
      files.push({ name, content: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
    });
  });
  const exported = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files.length).toBe(1));
    return files[0];
  };

  test('holds exactly what is shown', async () => {
    const { user } = await open();
    expect(await exported(user)).toEqual({
      name: 'acme-audio-prompt-gaps-2026-08-02-to-2026-08-03.csv',
      content: [
        '\uFEFFPrompt,Branded,Missed answers,Missed rate (%),Missed rate low (%),Missed rate high (%),Visible answers,Visible (%),Answers,Named instead,Topic,Last missed,Simulated',
        'Headphones with the longest battery?,no,12,60,30,75,2,10,20,Rival One (11); Third Sound (4),Wireless,2026-08-03,no',
        'Best wireless headphones?,no,9,45,22.5,56.3,11,55,20,Rival One (9),Wireless,2026-08-02,no',
        `"'=Is Acme any good?",yes,4,20,10,25,0,0,20,Third Sound (4),API,2026-08-03,no`,
      ].join('\r\n'),
    });
  });

  test('follows columns, order and search, and has topic and platform in its name', async () => {
    localStorage.setItem(
      'sightline-columns-prompt-gaps',
      JSON.stringify(['rate', 'visible', 'answers', 'instead', 'topic', 'last-missed']),
    );
    const api = new FakeApi();
    const topic = { id: 'topic-2', name: 'Déjà Wireless', slug: 'wireless' };
    api.answers.promptGaps = gapList(promptGapNodes, { scope: { ...gapScope, topic } });
    const { user } = await open('?topic=topic-2&platform=gemini', api);
    await user.click(sortBy('Missed'));
    await user.type(screen.getByRole('searchbox'), 'e');
    await user.type(screen.getByRole('searchbox'), 'ad');
    await waitFor(() => expect(listed()).toEqual([BEST, BATTERY]));
    expect(await exported(user)).toEqual({
      name: 'acme-audio-prompt-gaps-deja-wireless-gemini-2026-08-02-to-2026-08-03.csv',
      content: `\uFEFFPrompt,Branded,Missed answers,Simulated\r\n${BEST},no,9,no\r\n${BATTERY},no,12,no`,
    });
  });

  test('includes rows that were not loaded', async () => {
    const api = new FakeApi();
    api.answers.promptGaps = gapList(manyPromptGaps(2500));
    const { user } = await open('', api);
    expect(api.requestCounts.promptGaps).toBe(1);
    const lines = (await exported(user))?.content.split('\r\n');
    expect(lines?.length).toBe(2501);
    expect(new Set(lines).size).toBe(2501);
    expect(api.requestCounts.promptGaps).toBe(4);
  });

  test('is not saved when a page cannot be loaded', async () => {
    const api = new FakeApi();
    api.answers.promptGaps = gapList(manyPromptGaps(250));
    const { user } = await open('', api);
    api.fail('promptGaps');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to export the table. Please try again later.')).toBeTruthy();
    expect(files).toEqual([]);
  });
});

describe('on paper', () => {
  const print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    const rows = screen.getAllByRole('rowheader').length;
    const note = screen.queryByText(/^The first/)?.textContent;
    window.dispatchEvent(new Event('afterprint'));
    return { rows, note };
  };
  const openMany = async (count: number) => {
    const api = new FakeApi();
    api.answers.promptGaps = gapList(manyPromptGaps(count));
    return open('', api);
  };

  test('Print loads every row first', async () => {
    const { user } = await openMany(500);
    const printed: ReturnType<typeof print>[] = [];
    window.print = () => void printed.push(print());
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([{ rows: 500, note: undefined }]));
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(40));
  });

  test('the browser’s own command prints the loaded rows and says so', async () => {
    await openMany(500);
    expect(print()).toEqual({
      rows: 100,
      note: 'The first 100 of 500 rows. The CSV file has all of them.',
    });
  });
});

describe('briefs', () => {
  test('open from a prompt', async () => {
    const { user, location } = await open();
    await user.click(await screen.findByRole('link', { name: `Brief for “${BATTERY}”` }));
    await waitFor(() => expect(location.current).toMatch(/^\/dashboard\/action\/generate\?prompt=/));
  });

  test('are not offered where the account has none', async () => {
    const api = new FakeApi();
    api.answers.viewer = fundViewer;
    await open('', api);
    expect(screen.queryByRole('link', { name: /^Brief for/ })).toBeNull();
  });
});

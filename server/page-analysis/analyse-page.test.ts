import { expect, test } from 'vitest';
import { analysePage, createPageAnalyser } from './analyse-page.ts';

const source = { url: 'https://example.com/heating', contentType: 'text/html; charset=utf-8' };
const encode = (html: string) => new TextEncoder().encode(html);

test('reads pages in a thread, one after another, and returns each its own content', async () => {
  const titles = ['First', 'Second', 'Third'];
  const pages = await Promise.all(
    titles.map((title) => analysePage(encode(`<title>${title}</title><p>Some text of it.</p>`), source)),
  );
  expect(pages.map(({ content }) => content.title)).toEqual(titles);
  expect(pages[0]?.content.blocks).toEqual([{ kind: 'paragraph', text: 'Some text of it.' }]);
});

test('gives up a page that takes too long or breaks the thread, and reads the next ones in another', async () => {
  const analyse = createPageAnalyser(new URL('testing/slow-thread.ts', import.meta.url), 2000);
  const read = (url: string) =>
    analyse(encode(''), { ...source, url }).then(
      ({ content }) => content.title,
      (error: Error) => error.message,
    );
  expect(await Promise.all(['a', 'slow', 'b', 'broken', 'c'].map(read))).toEqual([
    'a',
    'The page took longer than 2 seconds to read.',
    'b',
    'The page could not be read: its thread failed.',
    'c',
  ]);
});

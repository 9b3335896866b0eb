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

const MAX_MS = 500;
const reader = () => {
  const analyse = createPageAnalyser(new URL('testing/slow-thread.ts', import.meta.url), MAX_MS);
  return (url: string) =>
    analyse(encode(''), { ...source, url }).then(
      ({ content }) => content.title,
      (error: Error) => error.message,
    );
};

test('gives up a page that takes too long or breaks the thread, and reads the next ones in another', async () => {
  expect(await Promise.all(['a', 'slow', 'b', 'broken', 'c'].map(reader()))).toEqual([
    'a',
    'The page took more than 0.5 seconds of the processor to read.',
    'b',
    'The page could not be read: its thread failed.',
    'c',
  ]);
});

test('reads a page whose thread waits for the processor longer than the page may take', async () => {
  expect(await Promise.all(['held', 'slow', 'a'].map(reader()))).toEqual([
    'held',
    'The page took more than 0.5 seconds of the processor to read.',
    'a',
  ]);
});

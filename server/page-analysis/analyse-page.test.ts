import { expect, test } from 'vitest';
import { analysePage } from './analyse-page.ts';

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

import { sql } from 'drizzle-orm';
import { textId } from '../../../lib/text-id.ts';
import { stemsOf } from '../../../page-analysis/terms.ts';
import type { PageBlock, ScoreSpan } from '../../../page-analysis/types.ts';
import type { SignedIn, TestApp } from '../../../testing/app.ts';

export const heading = (text: string, level = 2): PageBlock => ({ kind: 'heading', level, text });
export const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text });

/** Stores a page as if it had been read; spans are given by the words they cover. */
export async function storePage(
  app: TestApp,
  { userId }: SignedIn,
  url: string,
  blocks: readonly PageBlock[],
  counted: readonly { score: ScoreSpan['score']; text: string }[] = [],
): Promise<string> {
  const id = textId(url);
  const spans = counted.map(({ score, text }): ScoreSpan => {
    const block = blocks.findIndex((other) => other.text.includes(text));
    const start = blocks[block]?.text.indexOf(text) ?? 0;
    return { score, block, start, end: start + text.length };
  });
  const content = JSON.stringify({ blocks, words: 100 });
  const scores = JSON.stringify({ spans });
  await app.database.db.execute(sql`
    insert into sightline.page (user_id, id, url, domain, status, kind, title, method, read_at, version, words, stems, statistics)
    values (${userId}, ${id}, ${url}, ${new URL(url).hostname}, 'read', 'list', ${blocks[0]?.text ?? ''}, 'test',
            ${app.clock.now().toISOString()}, 1, 100,
            ${stemsOf({ title: '', blocks: [...blocks] })}, 1)`);
  await app.database.db.execute(sql`
    insert into sightline.page_version (user_id, page_id, number, read_at, hash, content, scores)
    values (${userId}, ${id}, 1, ${app.clock.now().toISOString()}, ${id}, ${content}::jsonb, ${scores}::jsonb)`);
  return id;
}

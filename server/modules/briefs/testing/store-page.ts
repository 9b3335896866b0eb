import { sql } from 'drizzle-orm';
import { stemsOf } from '../../../page-analysis/terms.ts';
import type { PageBlock, ScoreSpan } from '../../../page-analysis/types.ts';
import { addPage } from '../../../testing/add-page.ts';
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
  const { db } = app.database;
  const readAt = app.clock.now().toISOString();
  const spans = counted.map(({ score, text }): ScoreSpan => {
    const block = blocks.findIndex((other) => other.text.includes(text));
    const start = blocks[block]?.text.indexOf(text) ?? 0;
    return { score, block, start, end: start + text.length };
  });
  const content = JSON.stringify({ blocks, words: 100 });
  const scores = JSON.stringify({ spans });
  const id = await addPage(db, userId, url, {
    ...{ status: 'read', kind: 'list', title: blocks[0]?.text ?? '', method: 'test', readAt, version: 1 },
    ...{ words: 100, stems: stemsOf({ title: '', blocks: [...blocks] }), statistics: 1 },
  });
  await db.execute(sql`
    insert into sightline.page_version (user_id, page_id, number, read_at, hash, content, scores)
    values (${userId}, ${id}, 1, ${readAt}, ${id}, ${content}::jsonb, ${scores}::jsonb)`);
  return id;
}

import { type Db, isEmbedded } from '../../db/client.ts';
import { inPortions } from '../../lib/portions.ts';
import { deleteAccount, deleteAnswers, deleteRowsOf, findAnswerIds, lockDeleted } from './store.ts';

/** How long one transaction may keep everybody else waiting in an embedded database, and disk and memory of a server busy. */
const PORTION_MS = { embedded: 50, server: 2000 };
/** Ids of answers that are read at once. */
const ID_PAGE = 10_000;

/** Besides the answers, the tables with most rows of an account, in an order in which few foreign keys find rows. */
const LARGE_TABLES = [
  ...['source_total', 'source', 'citation_day', 'company_day', 'named_company_day', 'prompt_day'],
  ...['prompt_week', 'prompt_month', 'company_month', 'topic_day', 'judge_day', 'origin_day'],
  ...['prompt', 'company', 'page', 'visit_line', 'visit_hour', 'visit_page_day', 'visit_page'],
];

/**
 * Deletes the rows of an account that is marked as deleted, by many transactions, the account last. It may be interrupted at any
 * point, and run twice at once.
 */
export async function deleteRows(db: Db, userId: string): Promise<void> {
  const ifDeleted = <Result>(remove: (tx: Db) => Promise<Result>) =>
    db.transaction(async (tx) => {
      // Without the mark the account is gone, and its person may have a new one.
      return (await lockDeleted(tx, userId)) ? remove(tx) : undefined;
    });
  const target = isEmbedded(db) ? PORTION_MS.embedded : PORTION_MS.server;
  for (;;) {
    const ids = await findAnswerIds(db, userId, ID_PAGE);
    const done = await inPortions(ids, target, (some) =>
      ifDeleted(async (tx) => {
        await deleteAnswers(tx, userId, some);
        return true;
      }),
    );
    if (done.includes(undefined)) return;
    if (ids.length < ID_PAGE) break;
  }
  for (const table of LARGE_TABLES) await ifDeleted((tx) => deleteRowsOf(tx, table, userId));
  await ifDeleted((tx) => deleteAccount(tx, userId));
}

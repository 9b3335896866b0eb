import { DAY_MS, utcDay } from '../../../lib/days.ts';
import { READ_PAGE } from '../../pages/queues.ts';
import type { OutreachDeps } from '../deps.ts';
import { insertEvents } from '../event-store.ts';
import { findPageTexts } from '../targets/source-store.ts';
import { countSince } from '../targets/store.ts';
import { namesBrand } from './names-brand.ts';
import { findMeasuredTargets, setCited, setPageChanged } from './store.ts';

/** Pages that were written to are read again after this time, a few a day. */
const READ_AGAIN_MS = 7 * DAY_MS;
const MAX_READ_AGAIN = 20;
const BATCH = 20;

/** Measures whether pages that were written to now name the brand, and whether new answers cite them and name it. */
export async function measure(deps: OutreachDeps, userId: string): Promise<void> {
  const { db, accounts, brands, clock, jobs } = deps;
  const { brand } = await brands.tracked(userId);
  if (!brand) return;
  const targets = await findMeasuredTargets(db, userId);
  const unchanged = targets.filter(({ pageChangedAt }) => pageChangedAt === null);
  for (let at = 0; at < unchanged.length; at += BATCH) {
    const batch = unchanged.slice(at, at + BATCH);
    const texts = await findPageTexts(
      db,
      userId,
      batch.map(({ id }) => id),
    );
    for (const { id, text, readAt } of texts) {
      const target = batch.find((candidate) => candidate.id === id);
      // Where it is not known what the page said before, nothing can be called a change.
      if (target?.namedBefore !== false || readAt <= target.firstSentAt) continue;
      if (!(await namesBrand(text, brand))) continue;
      target.pageChangedAt = readAt;
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await setPageChanged(tx, userId, id, readAt);
        const detail = `The page names ${brand.name}; before the first mail it did not.`;
        await insertEvents(tx, userId, [{ targetId: id, kind: 'page-changed', detail }], clock());
      });
    }
  }
  for (const { id, pageChangedAt } of targets) {
    if (pageChangedAt === null) continue;
    const { firstVisible } = await countSince(db, userId, id, utcDay(pageChangedAt));
    if (firstVisible === null) continue;
    await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      await setCited(tx, userId, id, firstVisible);
      const detail = `An answer of ${firstVisible} cites the page and names ${brand.name}.`;
      await insertEvents(tx, userId, [{ targetId: id, kind: 'cited', detail }], clock());
    });
  }
  const before = new Date(clock().getTime() - READ_AGAIN_MS).toISOString();
  const due = unchanged.filter(({ triedAt }) => triedAt === null || triedAt < before);
  for (const { id } of due.slice(0, MAX_READ_AGAIN)) {
    await jobs.send(READ_PAGE, { userId, pageId: id }, { singletonKey: `${userId} ${id}` });
  }
}

import { type Columns, csvHead, csvRows } from '../../lib/csv.ts';
import type { Viewer } from '../accounts/model.ts';
import type { OutreachDeps } from './deps.ts';
import type { ListedContact, ListedTarget, Suppression } from './model.ts';
import { listSuppressions } from './suppressions/store.ts';
import { readTargets } from './targets/list-targets.ts';
import { listTargets } from './targets/store.ts';

const PAGE_SIZE = 100;

/** A contact of a target; a target without contacts has one row as well. */
interface TargetRow {
  target: ListedTarget;
  contact: ListedContact | undefined;
}

/** The first four columns are those that the import reads. */
const TARGET_COLUMNS: Columns<TargetRow> = {
  url: ({ target }) => target.url,
  name: ({ contact }) => contact?.name ?? null,
  email: ({ contact }) => contact?.address ?? null,
  published_at: ({ contact }) => contact?.publishedUrl ?? null,
  published_text: ({ contact }) => contact?.publishedText ?? null,
  title: ({ target }) => target.title,
  state: ({ target }) => target.state,
  answers: ({ target }) => target.missed.answers,
  missed: ({ target }) => target.missed.hits,
  sent_at: ({ target, contact }) =>
    target.mails.find(({ contactId }) => contactId === contact?.id)?.sentAt ?? null,
  page_changed_at: ({ target }) => target.pageChangedAt,
  cited_on: ({ target }) => target.citedOn,
  simulated: ({ target }) => target.simulated,
};

const SUPPRESSION_COLUMNS: Columns<Suppression> = {
  value: ({ value }) => value,
  reason: ({ reason }) => reason,
  created_at: ({ createdAt }) => createdAt,
};

/** Files of outreach, read part by part while they are sent. Methods throw FORBIDDEN and NOT_FOUND before anything is sent. */
export function outreachExports(deps: OutreachDeps) {
  const { db, actionCenter } = deps;
  return {
    async targetsCsv(viewer: Viewer, other?: string): Promise<AsyncIterable<string>> {
      const { userId } = await actionCenter.readable(viewer, other);
      return targetLines(deps, userId);
    },
    async suppressionsCsv(viewer: Viewer, other?: string): Promise<AsyncIterable<string>> {
      const { userId } = await actionCenter.readable(viewer, other);
      return suppressionLines(db, userId);
    },
  };
}

async function* targetLines(deps: OutreachDeps, userId: string) {
  yield csvHead(TARGET_COLUMNS);
  let after: { createdAt: string; id: string } | null = null;
  for (;;) {
    const { ids } = await listTargets(deps.db, userId, { states: null, after, limit: PAGE_SIZE });
    after = ids.at(-1) ?? null;
    if (!after) return;
    const targets = await readTargets(
      deps,
      userId,
      ids.map(({ id }) => id),
    );
    const rows = targets.flatMap((target): TargetRow[] =>
      target.contacts.length > 0
        ? target.contacts.map((contact) => ({ target, contact }))
        : [{ target, contact: undefined }],
    );
    yield csvRows(TARGET_COLUMNS, rows);
  }
}

async function* suppressionLines(db: OutreachDeps['db'], userId: string) {
  yield csvHead(SUPPRESSION_COLUMNS);
  let after: string | null = null;
  for (;;) {
    const { nodes }: { nodes: Suppression[] } = await listSuppressions(db, userId, {
      search: null,
      after,
      limit: 1_000,
    });
    after = nodes.at(-1)?.value ?? null;
    if (after === null) return;
    yield csvRows(SUPPRESSION_COLUMNS, nodes);
  }
}

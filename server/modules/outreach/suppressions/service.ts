import { badInput } from '../../../errors.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../../accounts/model.ts';
import { type ImportProblem, type ImportResult, MAX_ROWS, parseCsv, toResult } from '../csv.ts';
import type { OutreachDeps } from '../deps.ts';
import { readFirst, readSearch } from '../list-arguments.ts';
import type { SuppressionReason } from '../model.ts';
import { toSuppression } from './parse.ts';
import { countSuppressions, deleteSuppression, insertSuppressions, listSuppressions } from './store.ts';

const MAX_VALUES = 20_000;
const IMPORTS = { count: 60, seconds: 3600 };

export interface ListArguments {
  userId?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** Addresses and domains that are never written to. */
export function createSuppressions({ db, accounts, actionCenter, clock, rateLimiter }: OutreachDeps) {
  async function add(
    viewer: Viewer,
    values: readonly { line: number; text: string }[],
    reason: SuppressionReason,
  ): Promise<ImportResult> {
    const { userId } = await actionCenter.readable(viewer, null);
    await enforceLimit(
      rateLimiter,
      `outreach-suppress:${userId}`,
      IMPORTS,
      'The list can be extended 60 times an hour.',
    );
    const problems: ImportProblem[] = [];
    const valid = values.flatMap(({ line, text }) => {
      const value = toSuppression(text);
      if (value === null)
        problems.push({ line, column: 'value', message: 'Neither a mail address nor a domain.' });
      return value ?? [];
    });
    const added = await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      if ((await countSuppressions(tx, userId)) + valid.length > MAX_VALUES) {
        throw badInput('values', `The list has at most ${MAX_VALUES.toLocaleString('en')} entries.`);
      }
      return insertSuppressions(tx, userId, valid, reason, clock());
    });
    return toResult(added, valid.length - added, problems);
  }

  return {
    async list(viewer: Viewer, { userId, search, first, after }: ListArguments) {
      const account = await actionCenter.readable(viewer, userId);
      const limit = readFirst(first, 200);
      const { nodes, total } = await listSuppressions(db, account.userId, {
        search: readSearch(search),
        after: after?.slice(0, 300).replaceAll('\0', '') ?? null,
        limit: limit + 1,
      });
      return {
        nodes: nodes.slice(0, limit),
        next: nodes.length > limit ? (nodes[limit - 1]?.value ?? null) : null,
        total,
      };
    },
    add(viewer: Viewer, values: readonly string[]) {
      if (values.length > MAX_ROWS) throw badInput('values', 'At most 1,000 entries at once.');
      return add(
        viewer,
        values.map((text, index) => ({ line: index + 1, text })),
        'person',
      );
    },
    import: (viewer: Viewer, csv: string) =>
      add(
        viewer,
        parseCsv(csv, ['value']).map(({ line, values }) => ({ line, text: values.value ?? '' })),
        'imported',
      ),
    /** Whoever unsubscribed stays on the list. @returns whether it was removed @throws BAD_USER_INPUT */
    async remove(viewer: Viewer, text: string): Promise<boolean> {
      const { userId } = await actionCenter.readable(viewer, null);
      const value = toSuppression(text);
      if (value === null) throw badInput('value', 'Neither a mail address nor a domain.');
      return db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        return deleteSuppression(tx, userId, value);
      });
    },
  };
}

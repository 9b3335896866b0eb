import { isDeepStrictEqual } from 'node:util';
import { badInput, conflict } from '../../errors.ts';
import { utcDay } from '../../lib/days.ts';
import type { Viewer } from '../accounts/model.ts';
import type { FieldError } from '../brands/model.ts';
import { loadCandidates } from './candidates.ts';
import { canonicalForm, hashOf } from './canonical.ts';
import type { ExperimentsDeps } from './deps.ts';
import { COMPARISON_METHOD, LIMITS } from './model.ts';
import { powerOf } from './power.ts';
import { setStatus } from './store.ts';
import { cleanText } from './validate.ts';
import {
  checksOf,
  createExperimentView,
  type ExperimentView,
  idsOf,
  readDraft,
  readExperiment,
  type SaveResult,
} from './views.ts';

/** What starts an experiment, and what ends one before its last day. */
export function createRegistration(deps: ExperimentsDeps) {
  const { db, accounts, actionCenter, clock } = deps;
  const view = createExperimentView(deps);

  return {
    /**
     * Registers a draft: from now on it cannot be changed.
     * @throws NOT_FOUND; CONFLICT for a registered experiment, and for a draft that is changed meanwhile
     */
    async register(viewer: Viewer, id: string): Promise<SaveResult> {
      const { userId, simulated } = await actionCenter.readable(viewer, null);
      const draft = await readDraft(db, userId, id);
      const treated = idsOf('treated', draft.prompts);
      // Takes seconds for many prompts, so it is computed outside the transaction.
      const { detectable } = await powerOf(draft, await loadCandidates(db, userId, draft, treated));
      const errors = await db.transaction(async (tx): Promise<FieldError[]> => {
        await accounts.lock(tx, userId);
        if (!isDeepStrictEqual(await readDraft(tx, userId, id), draft)) {
          throw conflict('This draft was changed meanwhile. Look at it again before you register it.');
        }
        // Another experiment may have been registered that treats a control of this one.
        const candidates = await loadCandidates(tx, userId, draft, treated);
        const checks = await checksOf(tx, userId, draft, candidates, utcDay(clock()));
        if (checks.errors.length > 0) return checks.errors;
        const registeredAt = clock().toISOString();
        const canonical = canonicalForm({ ...draft, method: COMPARISON_METHOD, registeredAt });
        await setStatus(tx, userId, id, 'draft', {
          ...{ status: 'running', registeredAt, registeredBy: viewer.personId, canonical },
          hash: hashOf(canonical),
          detectable,
        });
        return [];
      });
      return { experiment: view(userId, simulated, await readExperiment(db, userId, id)), errors };
    },

    /** Ends a running experiment without a result; it stays visible. @throws NOT_FOUND; CONFLICT unless it runs */
    async abandon(viewer: Viewer, id: string, reason: string | null | undefined): Promise<ExperimentView> {
      const { userId, simulated } = await actionCenter.readable(viewer, null);
      const abandonReason = cleanText(reason ?? '');
      if (abandonReason.length > LIMITS.reason) {
        throw badInput('reason', `A reason has at most ${LIMITS.reason} characters.`);
      }
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        if ((await readExperiment(tx, userId, id)).status !== 'running') {
          throw conflict('Only a running experiment can be abandoned.');
        }
        await setStatus(tx, userId, id, 'running', {
          status: 'abandoned',
          abandonedAt: clock().toISOString(),
          abandonedBy: viewer.personId,
          abandonReason: abandonReason || null,
        });
      });
      return view(userId, simulated, await readExperiment(db, userId, id));
    },
  };
}

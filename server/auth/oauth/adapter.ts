import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { resumeUrl } from './addresses.ts';
import { sha256 } from './hashes.ts';
import {
  consumeRecord,
  findRecord,
  grantHashOf,
  putRecord,
  removeGrant,
  removeOfGrant,
  removeRecord,
  sweepExpired,
} from './record-store.ts';

interface AdapterDeps {
  db: Db;
  clock: Clock;
  /** The server's origin. */
  origin: string;
}

/** Until somebody allows it; then it is kept as long as the grant. */
const UNUSED_CLIENT_SECONDS = 86_400;

/** The library's storage. */
export function createAdapter(model: string, { db, clock, origin }: AdapterDeps): Adapter {
  return model === 'Session' ? NO_SESSIONS : storedIn(model, { db, clock, origin });
}

/**
 * Keeps nothing: who is signed in is known by the client's own session, which decides about every request anew. A session
 * of the library beside it would let an app in without asking, or as somebody else.
 */
const NO_SESSIONS: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

function storedIn(model: string, { db, clock, origin }: AdapterDeps): Adapter {
  return {
    async upsert(id, payload, expiresIn = UNUSED_CLIENT_SECONDS) {
      const now = clock();
      await sweepExpired(db, now);
      await putRecord(db, {
        model,
        id,
        userId: payload.accountId ?? null,
        grantId: (model === 'Grant' ? id : payload.grantId) ?? null,
        payload: withoutId(payload),
        expiresAt: new Date(now.getTime() + expiresIn * 1000),
      });
    },

    async find(id) {
      const found = await findRecord(db, model, id, clock());
      if (!found) return undefined;
      const { payload, consumedAt } = found;
      return {
        ...payload,
        ...(model === 'Client' ? {} : { jti: id }),
        ...(model === 'Interaction' ? { returnTo: resumeUrl(origin, id) } : {}),
        ...(consumedAt ? { consumed: Math.floor(consumedAt.getTime() / 1000) } : {}),
      };
    },

    async consume(id) {
      if (await consumeRecord(db, model, id, clock())) return;
      // Somebody else has used it at the same moment, and one of the two has stolen it.
      const grantHash = await grantHashOf(db, model, id);
      if (grantHash !== null) await db.transaction((tx) => removeGrant(tx, grantHash));
      throw new errors.InvalidGrant('it was already used');
    },

    async destroy(id) {
      if (model === 'Grant') await db.transaction((tx) => removeGrant(tx, sha256(id)));
      else await removeRecord(db, model, id);
    },

    revokeByGrantId: (grantId) => removeOfGrant(db, model, grantId),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/** An interaction's id is its cookie and is in its address, too. */
function withoutId({ jti: _id, returnTo: _address, ...payload }: AdapterPayload): Record<string, unknown> {
  return payload;
}

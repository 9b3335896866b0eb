import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inBackground } from '../db/embedded/background.ts';

/** A list of parameters (RFC 9218); urgency 7 is for background work. */
const IS_BACKGROUND = /(^|,) *u=7 *(,|;|$)/;

/**
 * Serves requests of the lowest urgency (`Priority: u=7`), such as an importer's, in the background: their statements wait for
 * those of people. Call it before hooks that send statements.
 */
export function serveInBackground(app: FastifyInstance): void {
  const goOn = ({ headers: { priority } }: FastifyRequest, _reply: unknown, done: () => void) =>
    typeof priority === 'string' && IS_BACKGROUND.test(priority) ? inBackground(done) : done();
  app.addHook('onRequest', goOn);
  // Again, because reading the body loses the async context.
  app.addHook('preValidation', goOn);
}

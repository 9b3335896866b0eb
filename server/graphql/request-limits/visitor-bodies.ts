import { Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { VISITOR_BODY_BYTES } from './limits.ts';

/**
 * A preParsing hook that limits visitors' bodies to VISITOR_BODY_BYTES; the route's own limit is for signed-in users. A
 * body with a Content-Length is refused before it is read.
 */
export function limitVisitorBodies(isSignedIn: (request: FastifyRequest) => boolean) {
  return async (
    request: FastifyRequest,
    _reply: unknown,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    if (isSignedIn(request)) return payload;
    const length = request.headers['content-length'];
    if (length !== undefined) {
      if (Number(length) > VISITOR_BODY_BYTES) throw new TooLarge();
      return payload;
    }
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > VISITOR_BODY_BYTES) done(new TooLarge());
        else done(null, chunk);
      },
    });
    return payload.pipe(counted);
  };
}

class TooLarge extends Error {
  readonly statusCode = 413;
}

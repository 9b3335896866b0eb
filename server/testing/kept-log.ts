import { Writable } from 'node:stream';
import { createLog } from '../process/log.ts';

/** A log at its most talkative, kept in memory. */
export function keptLog(logLevel = 'trace') {
  let written = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return {
    log: createLog({ logLevel }, to),
    /** All of it, as it would stand in a file. */
    text: () => written,
    /** Its lines. @throws where one is not JSON */
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

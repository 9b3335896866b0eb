import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeLog } from '../../bench/logs/make-log.ts';
import { WRITERS, type WriterName } from '../../bench/logs/writers.ts';
import { createVerifier } from '../ai-agents/ranges/verify.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { excerptOf } from './excerpt.ts';
import { LogParser, type LogPart } from './read-log.ts';
import { UnreadableLogError } from './recognise.ts';

const options = {
  site: { domain: 'quillmark.example', defaultHost: 'quillmark.example' },
  verify: createVerifier({}),
};

/** Reads bytes in chunks that end at these places. */
function read(bytes: Uint8Array, cuts: readonly number[]): LogPart {
  const parser = new LogParser(options);
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1))), bytes.length].sort((a, b) => a - b);
  let from = 0;
  for (const to of ends) {
    parser.push(bytes.subarray(from, to));
    from = to;
  }
  parser.end();
  return parser.take();
}

const log = (writer: WriterName, seed: number) =>
  makeLog({ writer, seed, requests: 40, start: Date.UTC(2026, 10, 1), seconds: 600 }).text;

const writers = fc.constantFrom(...(Object.keys(WRITERS) as WriterName[]));

describe('reading a log', () => {
  test('gives the same, wherever its chunks end', () => {
    fc.assert(
      fc.property(writers, fc.nat(), fc.array(fc.nat(), { maxLength: 8 }), (writer, seed, cuts) => {
        const bytes = Buffer.from(log(writer, seed));
        expect(read(bytes, cuts)).toEqual(read(bytes, []));
      }),
      propertyRuns(200),
    );
  });

  test('never fails but with a message, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.array(fc.nat(), { maxLength: 3 }), (bytes, cuts) => {
        try {
          read(bytes, cuts);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableLogError);
        }
      }),
      propertyRuns(1000),
    );
  });

  test('survives changed bytes, and counts every line once', () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(writers, fc.nat(), fc.array(change, { maxLength: 30 }), (writer, seed, changes) => {
        const bytes = Buffer.from(log(writer, seed));
        // One of the first lines shows the format; a log of W3C's does so in its header.
        for (const [at, byte] of changes) bytes[600 + (at % (bytes.length - 600))] = byte;
        const { tally, visits } = read(bytes, []);
        const lines = bytes.toString('latin1').split('\n').filter(Boolean).length;
        expect(tally.lines).toBeLessThanOrEqual(lines);
        expect(tally.bad + tally.redirects + tally.otherHosts + visits.length).toBeLessThanOrEqual(
          tally.lines,
        );
      }),
      propertyRuns(300),
    );
  });

  test('survives a first line that lost a field to a changed byte', () => {
    const [first = '', ...rest] = log('cloudflare', 7).trimEnd().split('\n');
    const broken = first.replace('ClientRequestURI', 'ClientRequest\u0000RI');
    expect(broken).not.toBe(first);
    const whole = read(Buffer.from([first, ...rest].join('\n')), []);
    const { tally } = read(Buffer.from([broken, ...rest].join('\n')), []);
    expect(tally).toMatchObject({ lines: whole.tally.lines, bad: whole.tally.bad + 1 });
  });

  test('takes time in proportion to a hostile line', () => {
    const lines = [
      '"\\'.repeat(30_000),
      '['.repeat(60_000),
      `1 2 ${'a '.repeat(30_000)}[`,
      '{"a":'.repeat(10_000),
    ];
    const good = log('combined', 1).split('\n').slice(0, 3).join('\n');
    const begin = process.cpuUsage();
    const { tally } = read(Buffer.from(`${good}\n${lines.join('\n')}\n`), []);
    const { user, system } = process.cpuUsage(begin);
    expect(tally.lines).toBe(7);
    // A regular expression that tries again and again would take minutes.
    expect(user + system).toBeLessThan(5_000_000);
  });
});

test('an excerpt has no control characters and a limited length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (line) => {
      const excerpt = excerptOf(line);
      expect(excerpt).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(excerpt.length).toBeLessThanOrEqual(121);
    }),
    propertyRuns(500),
  );
});

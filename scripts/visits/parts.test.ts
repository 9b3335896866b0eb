import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../server/testing/property-runs.ts';
import { groupParts, type Part, PartBuilder } from './parts.ts';

const PART = 64;
const lines = fc.array(fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\n[]/g, '.')));

async function partsOf(bytes: Buffer, cuts: readonly number[]) {
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1))), bytes.length].sort((a, b) => a - b);
  async function* chunks() {
    const memory = Buffer.alloc(bytes.length);
    let from = 0;
    for (const to of ends) {
      bytes.copy(memory, 0, from, to);
      yield memory.subarray(0, to - from);
      from = to;
    }
  }
  const parts: { text: string; from: number }[] = [];
  const keep = ({ bytes, from }: Part) => parts.push({ text: bytes.toString('latin1'), from });
  for await (const part of groupParts(chunks(), new PartBuilder(PART))) keep(part);
  return parts;
}

test('a log has the same parts of whole lines however its bytes come, and together they are the log', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), fc.array(fc.nat(), { maxLength: 9 }), async (all, hasEnd, cuts) => {
      const bytes = Buffer.from(all.join('\n') + (hasEnd ? '\n' : ''));
      const parts = await partsOf(bytes, cuts);
      expect(parts).toEqual(await partsOf(bytes, []));
      expect(parts.map(({ text }) => text).join('')).toBe(bytes.toString('latin1'));
      let before = 0;
      for (const { text, from } of parts) {
        expect(from).toBe(before);
        expect(text.length).toBeLessThanOrEqual(PART);
        before += text.split('\n').length - 1;
      }
      for (const { text } of parts.slice(0, -1)) expect(text.endsWith('\n')).toBe(true);
    }),
    propertyRuns(300),
  );
});

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createEvidence, type Evidence, usageFrom, usageValues } from '../../analysis/discovery/usage.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A key, its counts without the zeros at their end, and its spellings. */
type Row = [key: string, counts: number[], spellings: [string, number][]];

/** Evidence as it is stored. */
export function encodeEvidence({ usage, spellings }: Evidence): Promise<Buffer> {
  const encoded = [...usage].map(([key, counts]): Row => {
    const values = usageValues(counts);
    return [
      key,
      values.slice(0, values.findLastIndex((value) => value !== 0) + 1),
      [...(spellings.get(key) ?? [])],
    ];
  });
  return compress(JSON.stringify(encoded), { level: 3 });
}

export async function decodeEvidence(stored: Buffer | null): Promise<Evidence> {
  const evidence = createEvidence();
  if (!stored) return evidence;
  const text = (await decompress(stored)).toString();
  for (const [key, counts, spellings] of JSON.parse(text) as Row[]) {
    evidence.usage.set(key, usageFrom(counts));
    if (spellings.length > 0) evidence.spellings.set(key, new Map(spellings));
  }
  return evidence;
}

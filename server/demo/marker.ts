import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { durableRename } from '../db/durable-files.ts';

const marker = z.object({
  /** Latest simulated UTC day; a fill resumed after midnight keeps its days. */
  until: z.iso.date(),
  state: z.enum(['filling', 'finished', 'removed']),
});

export type DemoMarker = z.output<typeof marker>;

/** @returns null when the file is missing or invalid */
export function readMarker(dataDir: string): DemoMarker | null {
  const path = pathOf(dataDir);
  if (!existsSync(path)) return null;
  try {
    return marker.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Atomic, and kept across a power cut: lost, a removed demo would come back. */
export function writeMarker(dataDir: string, value: DemoMarker): void {
  const draft = `${pathOf(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  durableRename(draft, pathOf(dataDir));
}

const pathOf = (dataDir: string) => join(dataDir, 'demo.json');

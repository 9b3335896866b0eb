import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const marker = z.object({
  /** Latest simulated UTC day; kept, so that a start after midnight goes on with the same days. */
  until: z.iso.date(),
  state: z.enum(['filling', 'finished', 'removed']),
});

/** How far the demo of a data folder is. */
export type DemoMarker = z.output<typeof marker>;

/** @returns null where there has never been a demo, or where the file cannot be read as one */
export function readMarker(dataDir: string): DemoMarker | null {
  const path = pathOf(dataDir);
  if (!existsSync(path)) return null;
  try {
    return marker.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Replaces the marker whole, so that a kill leaves the old or the new one. */
export function writeMarker(dataDir: string, value: DemoMarker): void {
  const draft = `${pathOf(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  renameSync(draft, pathOf(dataDir));
}

const pathOf = (dataDir: string) => join(dataDir, 'demo.json');

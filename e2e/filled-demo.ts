import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { readMarker } from '../server/demo/marker.ts';
import { eventually } from '../server/testing/eventually.ts';
import { openProgram } from './program.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that the test files of this run share. */
    sharedFolder: string;
  }
}

/** Global set-up of the journeys: creates the folder that they share, and removes it after the last one. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-e2e-shared-'));
  project.provide('sharedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A copy of a data folder that holds the finished demo. The first caller has a server fill the folder; others wait for
 * it.
 */
export async function copyOfFilledDemo(): Promise<string> {
  const filled = join(inject('sharedFolder'), 'filled');
  if (isFirst(join(inject('sharedFolder'), 'filling'))) await fillDemo(filled);
  else await eventually(() => expect(existsSync(filled)).toBe(true));
  const copy = mkdtempSync(join(tmpdir(), 'sightline-e2e-'));
  cpSync(filled, copy, { recursive: true });
  return copy;
}

/** Creates a folder. @returns whether this caller created it: true for one of several at once */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function fillDemo(folder: string): Promise<void> {
  const server = await startServer({ DEMO: 'on' });
  try {
    await eventually(() => expect(readMarker(server.dataDir)?.state).toBe('finished'));
    // Lists move while the pages are read, which starts when the answers are there.
    const ask = await openProgram(server.origin, 'brand@example.com');
    await eventually(async () => {
      const { pageReading } = await ask('{ pageReading { latestRun { status } } }');
      expect(pageReading.latestRun).toMatchObject({ status: 'DONE' });
    });
    await server.end();
    // Renamed when it is complete, so that a failed attempt leaves nothing for the next file.
    renameSync(server.dataDir, folder);
  } finally {
    await server.stop();
  }
}

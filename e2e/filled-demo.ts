import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { readMarker } from '../server/demo/marker.ts';
import { eventually } from '../server/testing/eventually.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run for what its files share. */
    sharedFolder: string;
  }
}

/** Global set-up of the journeys: gives them a folder to share, and takes it away after the last one. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-e2e-shared-'));
  project.provide('sharedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * A data folder as a finished demo leaves it, for this caller alone. The first one who asks has it filled by a
 * server; whoever asks meanwhile waits for it.
 */
export async function copyOfFilledDemo(): Promise<string> {
  const filled = join(inject('sharedFolder'), 'filled');
  if (isFirst(join(inject('sharedFolder'), 'filling'))) await fillDemo(filled);
  else await eventually(() => expect(existsSync(filled)).toBe(true));
  const copy = mkdtempSync(join(tmpdir(), 'sightline-e2e-'));
  cpSync(filled, copy, { recursive: true });
  return copy;
}

/** Whether nobody has made this folder before; of several at once one is told so. */
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
    await server.end();
    // Whole or not there at all: a filling that fails leaves nothing for the next file.
    renameSync(server.dataDir, folder);
  } finally {
    await server.stop();
  }
}

import type { Kind } from './database.ts';
import { killCollections } from './kill/collections.ts';
import { killImports } from './kill/imports.ts';
import type { KillWork } from './kill/kind.ts';
import { killMigrations } from './kill/migrations.ts';
import { killReanalyses } from './kill/reanalyses.ts';
import { killFirstStarts } from './kill/starts.ts';

/** What processes are killed in the middle of. */
export const KILLED_WORK = {
  imports: killImports,
  collections: killCollections,
  starts: killFirstStarts,
  migrations: killMigrations,
  reanalyses: killReanalyses,
} as const satisfies Record<string, KillWork>;

/**
 * Kills processes in the middle of each kind of work and prints the results.
 * @throws when anything is lost or half done
 */
export async function soakKills(
  databases: readonly Kind[],
  works: readonly (keyof typeof KILLED_WORK)[],
  rounds: number,
): Promise<void> {
  for (const database of databases) {
    for (const work of works) {
      const began = performance.now();
      const seen = await KILLED_WORK[work](database, rounds);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`kill -9 in ${work}, ${database} | ${rounds} rounds in ${seconds} s | ${seen}`);
    }
  }
}

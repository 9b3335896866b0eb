import type { Kind } from '../database.ts';

/**
 * Kills processes with SIGKILL `rounds` times in the middle of one kind of work, and checks the database.
 * @returns the result in words
 * @throws when something acknowledged is lost or anything is half done
 */
export type KillWork = (database: Kind, rounds: number) => Promise<string>;

/** A random duration, in milliseconds. */
export const between = (least: number, most: number) => least + Math.random() * (most - least);

export const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

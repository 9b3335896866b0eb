import type { Kind } from '../database.ts';

/**
 * Kills processes with SIGKILL `rounds` times in the middle of one kind of work, and looks at what is left.
 * @returns what was seen, in words
 * @throws when something acknowledged is lost or something half done is found
 */
export type KillWork = (database: Kind, rounds: number) => Promise<string>;

/** A moment between both, in milliseconds. */
export const between = (least: number, most: number) => least + Math.random() * (most - least);

export const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

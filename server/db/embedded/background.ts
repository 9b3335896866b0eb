import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Runs work that nobody watches: where the database is embedded, statements of people come before its own. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

export const isBackground = (): boolean => background.getStore() === true;

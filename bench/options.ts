import { parseArgs } from 'node:util';

/** Options of the command line, for all benches. */
export interface BenchOptions {
  /** Sizes of the account; empty where each bench uses its own. */
  answers: number[];
  /** Keeps filled databases for the next run; without it they are removed. */
  folder: string | null;
  /** Measures only what has this in its name. */
  only: string;
}

/** @returns the names of the benches to run, and the options */
export function parseOptions(args = process.argv.slice(2)): { names: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      answers: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    names: positionals,
    options: {
      answers: values.answers.flatMap((list) => list.split(',')).map(Number),
      folder: values.folder ?? null,
      only: values.only,
    },
  };
}

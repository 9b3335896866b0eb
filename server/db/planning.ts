/**
 * How a Postgres server runs the product's statements. Compiling a screen's query takes longer than running it: without, an uncached overview
 * costs a third. So does starting processes that share it (decision 068).
 */
export const PLANNING = ['jit = off', 'max_parallel_workers_per_gather = 0'];

/** Statements that set them for a session. */
export const SET_PLANNING = PLANNING.map((setting) => `set ${setting}`).join(';');

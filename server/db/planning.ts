/**
 * How a Postgres server runs the product's statements. Compiling a screen's query takes longer than running it: without, an uncached overview
 * costs a third. So does starting processes that share it (decision 068).
 */
export const PLANNING = ['jit = off', 'max_parallel_workers_per_gather = 0'];

/** Statements that set them for a session. */
export const SET_PLANNING = PLANNING.map((setting) => `set ${setting}`).join(';');

/**
 * How the embedded database runs them, as options of its start. It takes finding a row for so dear, as if each were read from a disk, that
 * sorting what it found costs it less than a percent more than adding up by hash; and among what costs about the same Postgres chooses what has an
 * order. Comparisons cost four times what is usual: then adding up by hash is chosen (decision 070).
 */
export const EMBEDDED_PLANNING = ['-c', 'cpu_operator_cost=0.01'];

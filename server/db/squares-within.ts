import { type SQL, sql } from 'drizzle-orm';

/**
 * Over rows of `d`, a row a platform: Σ hits·(n − hits) ÷ (n − 1) of those with several answers, n, for `certaintyOfPrompt`.
 * Sums of counts are integers, whose quotient Postgres would cut to one.
 */
export const squaresWithin = (hits: SQL): SQL =>
  sql`coalesce(sum((${hits} * (d.answers - ${hits}))::float8 / nullif(d.answers - 1, 0)), 0)::float8`;

import { DistributeError, distribute } from '../server/db/distribute.ts';
import { withDatabase } from './open-database.ts';

// npm run distribute: spreads the tables over the workers of a Citus cluster, by account.

await withDatabase(async (database) => {
  try {
    const { tables, unchanged, local, compiling } = await distribute(database);
    console.log(`Distributed by account: ${tables.length > 0 ? tables.join(', ') : 'nothing new'}.`);
    if (unchanged.length > 0) console.log(`Distributed before: ${unchanged.join(', ')}.`);
    console.log(`On the coordinator: ${local.join(', ')}.`);
    if (compiling > 0) {
      console.log(
        `${compiling} nodes may compile statements, which takes seconds: run "alter database … set jit = off" there.`,
      );
    }
  } catch (error) {
    if (!(error instanceof DistributeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});

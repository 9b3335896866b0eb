import { DistributeError, distribute } from '../server/db/distribute.ts';
import { withDatabase } from './open-database.ts';

// npm run distribute: spreads the tables over the workers of a Citus cluster, by account.

await withDatabase(async (database) => {
  try {
    const { tables, unchanged, local, refused } = await distribute(database);
    console.log(`Distributed by account: ${tables.length > 0 ? tables.join(', ') : 'nothing new'}.`);
    if (unchanged.length > 0) console.log(`Distributed before: ${unchanged.join(', ')}.`);
    console.log(`On the coordinator: ${local.join(', ')}.`);
    for (const setting of refused) {
      console.log(
        `A node refused a setting, without which statements may take seconds: run "alter database … set ${setting}" on each.`,
      );
    }
  } catch (error) {
    if (!(error instanceof DistributeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});

import { removeDemo } from '../server/demo/remove.ts';
import { withDatabase } from './open-database.ts';

// Deletes the demo accounts for good. A server on the same data folder must be stopped.

await withDatabase(async (database, config) => {
  const removed = await removeDemo(database, config);
  console.log(removed.length > 0 ? `Removed: ${removed.join(', ')}` : 'There are no demo accounts.');
});

import { removeDemo } from '../server/demo/remove.ts';
import { withDatabase } from './open-database.ts';

// Deletes the demo accounts of this installation, for good. The server must not be running on the same folder.

await withDatabase(async (database, config) => {
  const removed = await removeDemo(database, config);
  console.log(removed.length > 0 ? `Removed: ${removed.join(', ')}` : 'There is no demo account to remove.');
});

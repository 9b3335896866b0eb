import { restore, withDataFolder } from './data-folder.ts';

// npm run restore -- FOLDER: puts a backup in the place of the data folder, where there must be none.

withDataFolder('restore', restore);

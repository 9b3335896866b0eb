import { restore, withDataFolder } from './data-folder.ts';

// npm run restore -- FOLDER: copies a backup to the data folder, which must be empty or missing.

withDataFolder('restore', restore);

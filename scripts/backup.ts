import { backUp, withDataFolder } from './data-folder.ts';

// npm run backup -- FOLDER: copies the data folder. The server must not be running on it.

withDataFolder('backup', backUp);

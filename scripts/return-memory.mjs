// glibc keeps up to 64 MB of what each of a process's threads has freed. It reads its settings when a process starts, so
// this process is replaced by the same command with them; its id and arguments stay. docs/decisions/030-memory.md has what
// it saves. Elsewhere nothing happens.

import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

const SETTING = 'MALLOC_TRIM_THRESHOLD_';
const BYTES = '131072';

// Without /proc only the program's name is known; after an update its file is gone. To replace the process by what is
// not there would end it.
const isKnown = isAbsolute(process.execPath) && existsSync(process.execPath);

if (process.platform === 'linux' && isKnown && process.env[SETTING] === undefined) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    [SETTING]: BYTES,
  });
}

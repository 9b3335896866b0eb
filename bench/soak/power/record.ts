import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve } from 'node:path';
import threads from 'node:worker_threads';
import { appendCall, type Call } from './journal.ts';

// `node --import` this: every call that changes the folder RECORDED_FOLDER is appended to the file RECORDED_JOURNAL. It
// knows the synchronous calls that PGlite and server/db use, in the main thread and in workers.

const folder = resolve(process.env.RECORDED_FOLDER ?? '');
const original = { ...fs };
const journal = original.openSync(process.env.RECORDED_JOURNAL ?? '', 'a');
const record = (call: Call) => appendCall(journal, call);
/** File descriptors of open files in the folder. */
const opened = new Set<number>();
/** Stands for the descriptor of a file that one call opens, writes and closes. */
const ONE_CALL = -1;
/** Who uses the folder is not data. */
const LOCK = 'sightline.lock';
/** Node implements some calls by others, which are not recorded again. */
let isInCall = false;

/** @returns null for a path that is not recorded */
function pathOf(target: unknown): string | null {
  const path = relative(folder, resolve(String(target)));
  return path.startsWith('..') || path.startsWith(LOCK) ? null : path;
}

type Name =
  | 'openSync'
  | 'closeSync'
  | 'writeSync'
  | 'ftruncateSync'
  | 'truncateSync'
  | 'writeFileSync'
  | 'cpSync';
type SyncName = 'fsyncSync' | 'fdatasyncSync';
type FolderName = 'mkdirSync' | 'renameSync' | 'unlinkSync' | 'rmdirSync' | 'rmSync';

/** @param before is called before the real call, and returns what to do after it */
function watch(
  name: Name | SyncName | FolderName,
  before: (args: unknown[]) => ((result: unknown) => void) | undefined,
): void {
  const call = original[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (isInCall) return call(...args);
      isInCall = true;
      try {
        const after = before(args);
        const result = call(...args);
        after?.(result);
        return result;
      } finally {
        isInCall = false;
      }
    },
  });
}

watch('openSync', ([target, flags]) => {
  const path = pathOf(target);
  if (path === null) return undefined;
  const isNew = !original.existsSync(String(target));
  const isEmptied =
    typeof flags === 'string' ? flags.startsWith('w') : (Number(flags) & fs.constants.O_TRUNC) !== 0;
  return (result) => {
    const file = Number(result);
    opened.add(file);
    if (isNew) record({ call: 'create', path });
    record({ call: 'open', path, file });
    if (isEmptied && !isNew) record({ call: 'truncate', file, size: 0 });
  };
});

watch('closeSync', ([file]) => {
  if (!opened.delete(Number(file))) return undefined;
  return () => record({ call: 'close', file: Number(file) });
});

watch('writeSync', ([file, data, offset, bytes, at]) => {
  if (!opened.has(Number(file))) return undefined;
  if (!ArrayBuffer.isView(data) || typeof at !== 'number')
    throw new Error('This kind of write is not recorded.');
  const copy = Buffer.from(data.buffer, data.byteOffset + Number(offset), Number(bytes));
  return (written) =>
    record({
      call: 'write',
      file: Number(file),
      at,
      bytes: Number(written),
      data: copy.subarray(0, Number(written)),
    });
});

watch('ftruncateSync', ([file, size]) => {
  if (!opened.has(Number(file))) return undefined;
  return () => record({ call: 'truncate', file: Number(file), size: Number(size ?? 0) });
});

watch('truncateSync', ([target, size]) => {
  const path = pathOf(target);
  if (path === null) return undefined;
  return () => {
    record({ call: 'open', path, file: ONE_CALL });
    record({ call: 'truncate', file: ONE_CALL, size: Number(size ?? 0) });
    record({ call: 'close', file: ONE_CALL });
  };
});

watch('writeFileSync', ([target]) => {
  const path = pathOf(target);
  if (path === null) return undefined;
  const isNew = !original.existsSync(String(target));
  return () => recordContent(path, isNew);
});

watch('cpSync', ([, target]) => {
  const path = pathOf(target);
  return path === null ? undefined : () => recordTree(path);
});

for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  watch(name, ([file]) => {
    if (!opened.has(Number(file))) return undefined;
    return () => record({ call: 'sync', file: Number(file) });
  });
}

watch('mkdirSync', ([target]) => {
  const path = pathOf(target);
  if (path === null || original.existsSync(String(target))) return undefined;
  return () => record({ call: 'mkdir', path });
});

for (const name of ['unlinkSync', 'rmdirSync', 'rmSync'] as const) {
  watch(name, ([target]) => {
    const path = pathOf(target);
    if (path === null || !original.existsSync(String(target))) return undefined;
    return () => record({ call: 'remove', path });
  });
}

watch('renameSync', ([from, to]) => {
  const [path, target] = [pathOf(from), pathOf(to)];
  if (path === null || target === null) return undefined;
  return () => record({ call: 'rename', path, to: target });
});

function recordContent(path: string, isNew: boolean): void {
  const data = original.readFileSync(join(folder, path));
  if (isNew) record({ call: 'create', path });
  record({ call: 'open', path, file: ONE_CALL });
  if (!isNew) record({ call: 'truncate', file: ONE_CALL, size: 0 });
  if (data.length > 0) record({ call: 'write', file: ONE_CALL, at: 0, bytes: data.length, data });
  record({ call: 'close', file: ONE_CALL });
}

function recordTree(path: string): void {
  record({ call: 'mkdir', path });
  for (const entry of original.readdirSync(join(folder, path), { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) recordTree(child);
    else recordContent(child, true);
  }
}

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(script: string | URL, options?: threads.WorkerOptions) {
    super(script, { ...options, execArgv: [...(options?.execArgv ?? []), '--import', import.meta.url] });
  }
};

syncBuiltinESMExports();

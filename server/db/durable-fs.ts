import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { leaveParserUnoptimised } from './parser.ts';

type Options = Parameters<NodeFS['init']>[1];

interface OpenFile {
  /** The file descriptor of Node. */
  nfd: number;
  node: { mode: number };
}

/** What Emscripten's file system of Node has, as far as it is used here; PGlite's types leave it out. */
interface WithNodefs {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
  FS: { isDir: (mode: number) => boolean };
}

/** Of Emscripten's options; its types leave out that the module is passed on. */
type InstantiateWasm = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => unknown,
) => unknown;

/**
 * Opens a database in a folder so that a commit survives a power cut: Postgres syncs its log before a commit returns, and
 * tables, directories and the control file at a checkpoint.
 */
export async function createDurable(
  folder: string,
  { startParams = PGlite.defaultStartParams, ...options }: PGliteOptions,
): Promise<PGlite> {
  let lastError = '';
  const client = await PGlite.create({
    ...options,
    fs: new DurableNodeFS(folder),
    // Smaller files of the log than Postgres' 16 MB; folders that exist keep theirs.
    initDbStartParams: ['--wal-segsize=4'],
    startParams: [
      // PGlite's own parameters turn fsync off.
      ...startParams.filter((parameter) => parameter !== '-F'),
      // Emscripten's fdatasync, which Postgres would use, does nothing.
      ...['-c', 'wal_sync_method=fsync'],
      // Old files of the log are written again: a new one is first filled with zeros and synced. Postgres would keep 80 MB of
      // them; less than two files of 16 MB, as older folders have, it does not accept.
      ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=32MB'],
      // Less than Postgres' 128 MB, all of which are in use from the start (docs/decisions/030-memory.md).
      ...['-c', 'shared_buffers=96MB'],
    ],
    onStderr: (line) => {
      if (line.includes('PANIC')) lastError = line.slice(line.indexOf('PANIC'));
      return false;
    },
  });
  (client.Module as { onAbort?: () => void }).onAbort = () => endProcess(lastError);
  return client;
}

/** PGlite's folder on disk, with the `fsync` that Emscripten's NODEFS lacks: there it succeeds and does nothing. */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), (module) => addFsync(module as unknown as WithNodefs)],
        instantiateWasm: withParserUnoptimised(emscriptenOpts.instantiateWasm),
      },
    };
  }
}

function withParserUnoptimised(instantiate: InstantiateWasm | undefined): InstantiateWasm | undefined {
  return (
    instantiate &&
    ((imports, done) =>
      instantiate(imports, (instance, module) => {
        leaveParserUnoptimised(instance);
        return done(instance, module);
      }))
  );
}

function addFsync({ NODEFS, FS }: WithNodefs): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (!FS.isDir(node.mode)) fs.fdatasyncSync(nfd);
      // Windows cannot sync a directory, and keeps its entries in a journal.
      else if (process.platform !== 'win32') fs.fsyncSync(nfd);
    } catch (error) {
      // A second try may succeed without having written what the first one lost (PostgreSQL wiki, "Fsync Errors").
      endProcess(error);
    }
    return 0;
  };
}

/**
 * Postgres gives up when it cannot write its log, for example on a full disk; PGlite would then repeat the statement for
 * ever. Ending the process is as safe as a kill: the next start replays the log.
 */
function endProcess(reason: unknown): never {
  fs.writeSync(2, `The embedded database cannot write to its folder, so this process ends: ${reason}\n`);
  // Also from a thread, and at once.
  process.kill(process.pid, 'SIGKILL');
  throw reason;
}

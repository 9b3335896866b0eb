import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Call } from './journal.ts';

type Write = Extract<Call, { call: 'write' }>;
type Change = Write | Extract<Call, { call: 'truncate' }>;

/** @returns a whole number from 0 to `most` */
export type Random = (most: number) => number;

/**
 * A folder as a disk holds it: what was synced, and what was not. After a power cut anything of the latter may be there:
 * - sectors of a file, each as one of the writes since the last sync left it;
 * - the first of the changes of a folder's entries, in order, as journals of file systems keep them.
 * Syncing a new file keeps its entry, as ext4, XFS and Btrfs do.
 */
export class Disk {
  readonly #root: Folder;
  readonly #opened = new Map<number, DiskFile | Folder>();

  /** @param base a folder that is wholly on the disk */
  constructor(base: string) {
    this.#root = folderOf(base);
  }

  apply(call: Call): void {
    if (call.call === 'acknowledge') return;
    if (call.call === 'open') this.#opened.set(call.file, this.#entry(call.path));
    else if (call.call === 'close') this.#opened.delete(call.file);
    else if (call.call === 'sync') this.#file(call.file).sync();
    else if (call.call === 'write' || call.call === 'truncate') {
      const file = this.#file(call.file);
      if (file instanceof DiskFile) file.change(call);
    } else {
      const parent = this.#folder(dirname(call.path));
      const name = basename(call.path);
      if (call.call === 'create') parent.change([[name, new DiskFile(null, parent)]]);
      else if (call.call === 'mkdir') parent.change([[name, new Folder()]]);
      else if (call.call === 'remove') parent.change([[name, null]]);
      else {
        if (dirname(call.to) !== dirname(call.path))
          throw new Error(`A rename to another folder: ${call.to}`);
        parent.change([
          [name, null],
          [basename(call.to), this.#entry(call.path)],
        ]);
      }
    }
  }

  /** Writes the folder as a power cut may leave it. @param sector bytes that the disk writes as one */
  writeAfterPowerCut(target: string, sector: number, random: Random): void {
    this.#root.write(target, sector, random);
  }

  #entry(path: string): DiskFile | Folder {
    if (path === '' || path === '.') return this.#root;
    const entry = this.#folder(dirname(path)).entries.get(basename(path));
    if (!entry) throw new Error(`There is no ${path}.`);
    return entry;
  }

  #folder(path: string): Folder {
    const entry = this.#entry(path);
    if (entry instanceof Folder) return entry;
    throw new Error(`${path} is not a folder.`);
  }

  #file(file: number): DiskFile | Folder {
    const opened = this.#opened.get(file);
    if (!opened) throw new Error(`The file descriptor ${file} is not open.`);
    return opened;
  }
}

function folderOf(path: string): Folder {
  const folder = new Folder();
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    folder.change([[entry.name, entry.isDirectory() ? folderOf(child) : new DiskFile(child, folder)]]);
  }
  folder.sync();
  return folder;
}

/** One call's changes of a folder's entries; null removes one. */
type EntryChange = [name: string, entry: DiskFile | Folder | null][];

class Folder {
  /** As programs see them. */
  readonly entries = new Map<string, DiskFile | Folder>();
  #synced = new Map<string, DiskFile | Folder>();
  #unsynced: EntryChange[] = [];

  change(change: EntryChange): void {
    applyChange(this.entries, change);
    this.#unsynced.push(change);
  }

  sync(): void {
    this.#synced = new Map(this.entries);
    this.#unsynced = [];
  }

  /** Keeps the entry of a file that is new. */
  syncNew(file: DiskFile): void {
    const at = this.#unsynced.findIndex((change) => change.length === 1 && change[0]?.[1] === file);
    for (const change of this.#unsynced.splice(at, at < 0 ? 0 : 1)) applyChange(this.#synced, change);
  }

  write(target: string, sector: number, random: Random): void {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    const entries = new Map(this.#synced);
    for (const change of this.#unsynced.slice(0, random(this.#unsynced.length))) applyChange(entries, change);
    for (const [name, entry] of entries) entry.write(join(target, name), sector, random);
  }
}

function applyChange(entries: Map<string, DiskFile | Folder>, change: EntryChange): void {
  for (const [name, entry] of change) {
    if (entry) entries.set(name, entry);
    else entries.delete(name);
  }
}

class DiskFile {
  readonly #source: string | null;
  readonly #parent: Folder;
  /** Null while it is as in the base folder. */
  #synced: Content | null;
  #unsynced: Change[] = [];

  /** @param source a file with its content; null: it is new and empty */
  constructor(source: string | null, parent: Folder) {
    this.#source = source;
    this.#parent = parent;
    this.#synced = source === null ? new Content(Buffer.alloc(0)) : null;
  }

  change(change: Change): void {
    this.#unsynced.push(change);
  }

  sync(): void {
    this.#parent.syncNew(this);
    if (this.#unsynced.length === 0) return;
    this.#synced ??= this.#readSource();
    for (const change of this.#unsynced) this.#synced.change(change);
    this.#unsynced = [];
  }

  write(target: string, sector: number, random: Random): void {
    if (this.#synced === null && this.#unsynced.length === 0) copyFileSync(String(this.#source), target);
    else writeFileSync(target, this.#afterPowerCut(sector, random).bytes());
  }

  #readSource(): Content {
    return new Content(readFileSync(String(this.#source)));
  }

  #afterPowerCut(sector: number, random: Random): Content {
    const content = this.#synced ? new Content(Buffer.from(this.#synced.bytes())) : this.#readSource();
    // Shortening a file is an entry in the file system's journal: with what follows it there, or not.
    const cuts = this.#unsynced.flatMap(({ call }, index) => (call === 'truncate' ? [index] : []));
    const changes = this.#unsynced.slice(0, cuts[random(cuts.length)] ?? this.#unsynced.length);
    // Often all or nothing of a file is there.
    const [none, all, some] = [0, 1, 2];
    const luck = random(some);
    if (luck === all) for (const change of changes) content.change(change);
    if (luck === none || luck === all) return content;
    const kept = new Map<number, number>();
    for (const at of changes.flatMap((change) => sectorsOf(change, sector)))
      kept.set(at, (kept.get(at) ?? 0) + 1);
    for (const [at, count] of kept) kept.set(at, random(count));
    for (const change of changes) {
      if (change.call === 'truncate') content.change(change);
      for (const at of sectorsOf(change, sector)) {
        const left = kept.get(at) ?? 0;
        kept.set(at, left - 1);
        if (left > 0) content.change(inSector(change as Write, at, sector));
      }
    }
    return content;
  }
}

/** The bytes of a file. */
class Content {
  #buffer: Buffer;
  #size: number;

  constructor(buffer: Buffer) {
    this.#buffer = buffer;
    this.#size = buffer.length;
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#size);
  }

  change(change: Change): void {
    const end = change.call === 'truncate' ? change.size : change.at + change.bytes;
    if (end > this.#buffer.length) {
      const larger = Buffer.alloc(2 * end);
      this.bytes().copy(larger);
      this.#buffer = larger;
    }
    if (end > this.#size) this.#buffer.fill(0, this.#size, end);
    if (change.call === 'truncate') this.#size = end;
    else {
      this.#size = Math.max(this.#size, end);
      if (change.data) change.data.copy(this.#buffer, change.at);
      else this.#buffer.fill(0, change.at, end);
    }
  }
}

/** The numbers of the disk's sectors that a write touches. */
function sectorsOf(change: Change, sector: number): number[] {
  if (change.call === 'truncate' || change.bytes === 0) return [];
  const first = Math.floor(change.at / sector);
  const last = Math.floor((change.at + change.bytes - 1) / sector);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What of a write is in one sector. */
function inSector(write: Write, number: number, sector: number): Write {
  const at = Math.max(write.at, number * sector);
  const end = Math.min(write.at + write.bytes, (number + 1) * sector);
  const data = write.data?.subarray(at - write.at, end - write.at);
  return { ...write, at, bytes: end - at, ...(data && { data }) };
}

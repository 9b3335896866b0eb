/** Objects by key, in a folder or in S3-compatible storage. Objects are never changed. */
export interface ObjectStore {
  /** For messages and logs, without secrets. */
  address: string;
  /** The object is durable when this returns. */
  put(key: string, body: Buffer): Promise<void>;
  /** @returns null where there is none */
  get(key: string): Promise<Buffer | null>;
  /** Deletes all objects whose keys begin with `folder/`. */
  deleteFolder(folder: string): Promise<void>;
}

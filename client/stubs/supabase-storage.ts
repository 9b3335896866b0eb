/** Stands in for `@supabase/storage-js`, which the client never uses but supabase-js always brings along. */
export class StorageClient {}
export class StorageApiError extends Error {}

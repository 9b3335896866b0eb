import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import type { S3ArchiveConfig } from '../config/config.ts';
import { lazy } from '../lib/lazy.ts';
import { limitedFetch } from '../lib/limited-fetch.ts';
import type { ObjectStore } from './object-store.ts';

/** Of one request; a reader may be waiting for the text. */
const TIMEOUT_MS = 10_000;
/** Attempts after the first, where the storage reports an error of its own. */
const RETRIES = 2;
const CONCURRENT_DELETIONS = 8;
/** More than the largest object, and than a listing of 1,000 keys. */
const MAX_REPLY_BYTES = 64 * 1024 * 1024;
const MAX_MESSAGE_LENGTH = 200;

/** Objects in a bucket of any storage that speaks the S3 API. Requests are signed with version 4 of AWS' signature. */
export function createS3Store(config: S3ArchiveConfig): ObjectStore {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = config;
  // Storage elsewhere rarely has a host name for each bucket.
  const root = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  const client = lazy(async (): Promise<AwsClient> => {
    const { AwsClient } = await import('aws4fetch');
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  });
  const limited = limitedFetch(MAX_REPLY_BYTES);

  async function request(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    // Without the hash, the signature would leave the body out, and the storage would accept a damaged one.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const init = {
      ...(body && { body }),
      headers: { 'x-amz-content-sha256': hash },
    };
    for (let attempt = 0; ; attempt++) {
      const signed = await (await client()).sign(`${root}${path}`, { ...init, method });
      const response = await limited(signed, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const mayPass = response.status === 429 || response.status >= 500;
      if (!mayPass || attempt === RETRIES) return response;
      await response.body?.cancel();
    }
  }

  const pathOf = (key: string) => `/${prefix}${key}`;

  async function deleteObject(name: string): Promise<void> {
    const response = await request('DELETE', `/${name}`);
    if (!response.ok && response.status !== 404) throw await failure(response);
    await response.body?.cancel();
  }

  return {
    address: `s3://${bucket}/${prefix}`,

    async put(key, body) {
      const response = await request('PUT', pathOf(key), new Uint8Array(body));
      if (!response.ok) throw await failure(response);
      await response.body?.cancel();
    },

    async get(key) {
      const response = await request('GET', pathOf(key));
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      const error = await failure(response);
      if (error.code === 'NoSuchKey') return null;
      throw error;
    },

    async deleteFolder(folder) {
      const limit = pLimit(CONCURRENT_DELETIONS);
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}/` });
        const response = await request('GET', `/?${query}`);
        if (!response.ok) throw await failure(response);
        const names = [...(await response.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(
          ([, name = '']) => name,
        );
        if (names.length === 0) return;
        await Promise.all(names.map((name) => limit(() => deleteObject(name))));
      }
    },
  };
}

/** What the storage reports, such as `NoSuchBucket`. */
async function failure(response: Response): Promise<Error & { code: string }> {
  const body = await response.text();
  const read = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(body)?.[1];
  const code = read('Code') ?? `HTTP ${response.status}`;
  const message = (read('Message') ?? '').slice(0, MAX_MESSAGE_LENGTH);
  return Object.assign(new Error([code, message].filter(Boolean).join(': ')), { code });
}

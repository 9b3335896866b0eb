import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3ArchiveConfig } from '../config/config.ts';

/** Storage that speaks the part of the S3 API that the archive uses, with AWS' rules for signatures and XML. */
export interface S3Server {
  config: S3ArchiveConfig;
  /** Stored objects, by bucket and key. */
  objects: Map<string, Buffer>;
  /** Answers the next requests with this status instead. */
  failNext(status: number, times?: number): void;
  /** Refuses all requests until it is false again. */
  down: boolean;
  close(): Promise<void>;
}

/** A listing is sent in pages, which AWS makes of 1,000 keys. */
const PAGE_KEYS = 2;

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const answer = (request: IncomingMessage, body: Buffer): Reply => {
    const failure = storage.down ? 503 : failures.shift();
    if (failure) return errorReply(failure, 'SlowDown');
    const problem = checkSignature(request, body, storage.config);
    return problem ? errorReply(403, problem) : reply(request, body, objects, storage.config.bucket);
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { status, body: sent } = answer(request, body);
    response.writeHead(status).end(sent);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const storage: S3Server = {
    config: {
      bucket: 'texts',
      prefix: 'sightline/',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'eu-test-1',
      accessKeyId: 'TESTKEY',
      secretAccessKey: 'test/secret+key',
    },
    objects,
    failNext: (status, times = 1) => failures.push(...Array.from({ length: times }, () => status)),
    down: false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return storage;
}

interface Reply {
  status: number;
  body?: string | Buffer;
}

function reply(
  { method, url = '' }: IncomingMessage,
  body: Buffer,
  objects: Map<string, Buffer>,
  ownBucket: string,
): Reply {
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const [, bucket = '', key = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (bucket !== ownBucket) return errorReply(404, 'NoSuchBucket');
  const name = `${bucket}/${key}`;
  if (method === 'GET' && key === '') return listing(searchParams, bucket, objects);
  if (method === 'PUT') {
    objects.set(name, body);
    return { status: 200 };
  }
  if (method === 'DELETE') {
    objects.delete(name);
    return { status: 204 };
  }
  const object = objects.get(name);
  return object ? { status: 200, body: object } : errorReply(404, 'NoSuchKey');
}

function listing(query: URLSearchParams, bucket: string, objects: ReadonlyMap<string, Buffer>): Reply {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
  const contents = names
    .slice(0, PAGE_KEYS)
    .map((name) => `<Contents><Key>${name.slice(bucket.length + 1)}</Key></Contents>`);
  const isTruncated = names.length > PAGE_KEYS;
  const body = `<ListBucketResult>${contents.join('')}<IsTruncated>${isTruncated}</IsTruncated></ListBucketResult>`;
  return { status: 200, body };
}

const errorReply = (status: number, code: string): Reply => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>The request failed.</Message></Error>`,
});

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;

/** Checks a request by version 4 of AWS' signature. @returns the code of the error, or null */
function checkSignature(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3ArchiveConfig,
): string | null {
  const [, keyId, day = '', signedRegion, signedHeaders = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const names = signedHeaders.split(';');
  const contentHash = String(headers['x-amz-content-sha256']);
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const dayKey = hmac(`AWS4${secretAccessKey}`, day);
  const key = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  if (signature !== expected) return 'SignatureDoesNotMatch';
  return contentHash === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

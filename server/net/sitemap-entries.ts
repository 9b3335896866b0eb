import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { MAX_URL_LENGTH } from './check-url.ts';

/** The sitemap protocol allows 50,000 URLs and 50 MB a file. */
const MAX_ENTRIES = 50_000;
const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
/** Parsed in less than 5 ms. */
const SLICE_BYTES = 64 * 1024;

export interface SitemapEntry {
  kind: 'page' | 'sitemap';
  /** As written, without surrounding spaces. */
  location: string;
  /** `lastmod` as written; '' where it has none. */
  lastModified: string;
}

export interface SitemapEntries {
  entries: SitemapEntry[];
  /** The file is longer than what was read of it. */
  truncated: boolean;
}

/**
 * Reads the entries of a sitemap: XML (pages or sitemaps), plain text with a URL on each line, either compressed by gzip.
 * Broken XML gives what comes before and after the fault. It lets other work run between slices.
 */
export async function readSitemapEntries(body: Buffer, signal?: AbortSignal): Promise<SitemapEntries> {
  const entries: SitemapEntry[] = [];
  const add = (entry: SitemapEntry) => entries.length <= MAX_ENTRIES && entries.push(entry);
  const decoder = new TextDecoder();
  let reader: SliceReader | undefined;
  let size = 0;
  for await (const slice of slicesOf(body)) {
    signal?.throwIfAborted();
    size += slice.length;
    const text = decoder.decode(slice, { stream: true });
    reader ??= text.trimStart().startsWith('<') ? xmlReader(add) : textReader(add);
    reader.write(text);
    if (entries.length > MAX_ENTRIES || size > MAX_INFLATED_BYTES) break;
    await nextTurn();
  }
  reader?.end();
  const truncated = entries.length > MAX_ENTRIES || size > MAX_INFLATED_BYTES;
  return { entries: entries.slice(0, MAX_ENTRIES), truncated };
}

async function* slicesOf(body: Buffer): AsyncGenerator<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) {
    for (let start = 0; start < body.length; start += SLICE_BYTES)
      yield body.subarray(start, start + SLICE_BYTES);
    return;
  }
  const inflated = createGunzip({ chunkSize: SLICE_BYTES });
  inflated.end(body);
  try {
    yield* inflated;
  } catch {
    // Damaged or cut short; what came before counts.
  }
}

interface SliceReader {
  write: (text: string) => void;
  end: () => void;
}

function textReader(add: (entry: SitemapEntry) => void): SliceReader {
  let rest = '';
  const addLine = (line: string) => {
    const location = line.trim();
    if (location !== '' && location.length <= MAX_URL_LENGTH)
      add({ kind: 'page', location, lastModified: '' });
  };
  return {
    write(text) {
      const lines = (rest + text).split(/[\r\n]+/);
      rest = (lines.pop() ?? '').slice(0, MAX_URL_LENGTH + 1);
      lines.forEach(addLine);
    },
    end: () => addLine(rest),
  };
}

const KINDS: Readonly<Record<string, SitemapEntry['kind']>> = { url: 'page', sitemap: 'sitemap' };

/** Reads `loc` and `lastmod` in the namespace prefix of their `url` or `sitemap`, so that `image:loc` is none. */
function xmlReader(add: (entry: SitemapEntry) => void): SliceReader {
  let entry: SitemapEntry | undefined;
  let prefix = '';
  let field: 'location' | 'lastModified' | undefined;
  const finish = () => {
    if (entry) {
      const { kind, location, lastModified } = entry;
      if (location.trim() !== '') add({ kind, location: location.trim(), lastModified: lastModified.trim() });
    }
    entry = undefined;
    field = undefined;
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        const [, namespace = '', local = ''] = /^(?:(.*):)?(.*)$/s.exec(name) ?? [];
        const kind = Object.hasOwn(KINDS, local) ? KINDS[local] : undefined;
        field = undefined;
        if (kind) {
          finish();
          entry = { kind, location: '', lastModified: '' };
          prefix = namespace;
        } else if (entry && namespace === prefix) {
          if (local === 'loc' && entry.location.trim() === '') field = 'location';
          if (local === 'lastmod') field = 'lastModified';
        }
      },
      ontext(text) {
        if (entry && field && entry[field].length <= MAX_URL_LENGTH)
          entry[field] += text.slice(0, MAX_URL_LENGTH + 1);
      },
      onclosetag(name) {
        field = undefined;
        if (/(^|:)(url|sitemap|urlset|sitemapindex)$/.test(name)) finish();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    write: (text) => parser.write(text),
    end() {
      parser.end();
      finish();
    },
  };
}

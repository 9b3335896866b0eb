import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];

/**
 * Converts a WOFF 1.0 font to OpenType. The PDF library reads WOFF too, but unpacks a table for every glyph it looks up,
 * which takes minutes with a large font.
 * Source: W3C, “WOFF File Format 1.0”, section 4.
 * @throws when the bytes are not a WOFF 1.0 font
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('This is not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const exponent = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** exponent * SFNT_ENTRY, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE((count - 2 ** exponent) * SFNT_ENTRY, 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    directory.writeUInt32BE(tag, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number) {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
    number,
    number,
    number,
  ];
  const stored = woff.subarray(offset, offset + packed);
  return {
    tag: woff.readUInt32BE(entry),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that would not shrink is stored uncompressed.
    bytes: packed < length ? inflateSync(stored) : stored,
  };
}

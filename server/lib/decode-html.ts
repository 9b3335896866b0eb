import sniff from 'html-encoding-sniffer';

/**
 * The text of an HTML page in the charset that its header, its byte order mark or its `meta` element names.
 * @param contentType the header
 */
export function decodeHtml(page: Uint8Array, contentType: string): string {
  const label = /;\s*charset\s*=\s*"?([\w:-]+)/i.exec(contentType)?.[1];
  const encoding = sniff(page, { transportLayerEncodingLabel: label, defaultEncoding: 'UTF-8' });
  try {
    return new TextDecoder(encoding).decode(page);
  } catch {
    // The standard has encodings that this Node may not.
    return new TextDecoder().decode(page);
  }
}

declare module 'html-encoding-sniffer' {
  /** The canonical name of a page’s character encoding, by its mark, its header or its `meta` element. */
  function sniff(
    page: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
  export = sniff;
}

/**
 * Whether an agent is who it says: its address is in the ranges that its vendor publishes, outside of them (`forged`), or the
 * product has none of them (`unpublished`).
 */
export type Verification = 'verified' | 'forged' | 'unpublished';

/** Who made a request. */
export type Visitor =
  | { agent: string; verification: Verification; platform: null }
  | { agent: null; verification: null; platform: string };

/** A line of a log that counts: an agent's request, or that of a person whom an AI platform sent. */
export type Visit = Visitor & {
  /** Number of its line, from 1. */
  line: number;
  /** Milliseconds since 1970. */
  time: number;
  /** 64 bits of a hash of the request's id in the log, or of the line's content without the visitor's address. */
  hash: bigint;
  /** The hash is that of an id, so that equal ones are one request. */
  hasId: boolean;
  /** Canonical, with what the canonical form keeps of the query. */
  url: string;
  /** Canonical, without query. */
  pageUrl: string;
  /** A script, style, font, image or other part of a page. */
  isAsset: boolean;
  httpStatus: number;
};

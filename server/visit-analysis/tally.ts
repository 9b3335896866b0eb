import { excerptOf } from './excerpt.ts';

/** What became of lines besides visits. */
export interface Tally {
  /** Lines, without headers, empty ones, and lines of the server that are no requests. */
  lines: number;
  redirects: number;
  otherHosts: number;
  /** One of the other hosts. */
  otherHost: string | null;
  bad: number;
  firstBad: BadLine | null;
}

/** A line that cannot be read. */
export interface BadLine {
  /** From 1. */
  line: number;
  /** Its beginning, without addresses and control characters. */
  text: string;
}

const MAX_HOST = 253;

export const emptyTally = (): Tally => ({
  ...{ lines: 0, redirects: 0, otherHosts: 0, otherHost: null, bad: 0, firstBad: null },
});

export function addBad(tally: Tally, line: number, text: string): void {
  tally.bad += 1;
  tally.firstBad ??= { line, text: excerptOf(text) };
}

export function addOtherHost(tally: Tally, host: string): void {
  tally.otherHosts += 1;
  tally.otherHost ??= excerptOf(host).slice(0, MAX_HOST);
}

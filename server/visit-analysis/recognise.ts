import { excerptOf } from './excerpt.ts';
import type { LogFormat } from './formats/format.ts';
import { LOG_FORMATS } from './formats/formats.ts';
import type { BadLine } from './tally.ts';

/** A log cannot be read. The message is for people. */
export class UnreadableLogError extends Error {
  override name = 'UnreadableLogError';
  readonly first: BadLine;

  constructor(message: string, first: BadLine) {
    super(message);
    this.first = first;
  }
}

const UNKNOWN = `This is not a log that Sightline reads: ${LOG_FORMATS.map(({ name }) => name).join(', ')}.`;
/** Lines at the beginning of a log that may be broken, or lack a field because of that. */
const MAX_LINES = 20;

interface Line {
  number: number;
  text: string;
}

/** Finds the format of a log by its first lines. */
export class Recogniser {
  readonly #lines: Line[] = [];
  #problem: string | null = null;

  /**
   * @returns the format once a line shows it, with the lines so far
   * @throws UnreadableLogError after too many lines that show none
   */
  add(line: Line): { format: LogFormat; lines: readonly Line[] } | null {
    this.#lines.push(line);
    for (const format of LOG_FORMATS) {
      const result = format.recognise(line.text);
      if (result === 'yes') return { format, lines: this.#lines };
      if (result !== 'no') this.#problem ??= result.problem;
    }
    if (this.#lines.length > MAX_LINES) this.fail();
    return null;
  }

  /** @throws UnreadableLogError unless there were headers and empty lines only */
  fail(): void {
    const first = this.#lines.find(({ text }) => !text.startsWith('#')) ?? this.#lines[0];
    if (!first || (this.#problem === null && this.#lines.every(({ text }) => text.startsWith('#')))) return;
    throw new UnreadableLogError(this.#problem ?? UNKNOWN, {
      line: first.number,
      text: excerptOf(first.text),
    });
  }
}

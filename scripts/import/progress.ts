import { MultiBar, Presets } from 'cli-progress';

/** Counts so far. */
export interface Tally {
  stored: number;
  unchanged: number;
  rejected: number;
}

/** Reports the progress of the import. */
export interface Progress {
  /** Prints a line, such as the reason of a rejection. */
  say(message: string): void;
  /** @param bytes of the file processed so far */
  at(bytes: number, tally: Tally): void;
  end(): void;
}

const formatTally = ({ stored, unchanged, rejected }: Tally) =>
  `${stored} stored, ${unchanged} unchanged, ${rejected} rejected`;

/** A bar on a terminal. */
export function barProgress(total: number, stream: NodeJS.WritableStream): Progress {
  const bars = new MultiBar(
    { format: ' {bar} {percentage} % | {words} | {eta_formatted} left', stream, hideCursor: true },
    Presets.shades_classic,
  );
  const bar = bars.create(Math.max(total, 1), 0, {
    words: formatTally({ stored: 0, unchanged: 0, rejected: 0 }),
  });
  return {
    say: (message) => bars.log(`${message}\n`),
    at: (bytes, tally) => bar.update(bytes, { words: formatTally(tally) }),
    end: () => {
      // Otherwise lines logged since the last redraw are lost.
      bars.update();
      bars.stop();
    },
  };
}

/** A line for every tenth of the file, without a terminal. */
export function lineProgress(total: number, stream: NodeJS.WritableStream): Progress {
  let shown = 0;
  return {
    say: (message) => void stream.write(`${message}\n`),
    at: (bytes, tally) => {
      const tenths = total > 0 ? Math.floor((10 * bytes) / total) : 10;
      if (tenths <= shown) return;
      shown = tenths;
      stream.write(`${tenths * 10} %: ${formatTally(tally)}\n`);
    },
    end: () => {},
  };
}

/** One question to one platform. */
export interface PlannedAsk {
  promptId: string;
  platform: string;
  /** From 1; counts on where the day's measurements end. */
  sample: number;
}

/** What a prompt has on a platform on the day already. */
export interface Existing {
  promptId: string;
  platform: string;
  usable: number;
  /** The highest sample number, failed measurements among them. */
  latest: number;
}

/** What is to be asked. */
export interface Wanted {
  promptIds: readonly string[];
  platforms: readonly string[];
  samples: number;
  /** Ask also what is there already, as further samples. */
  again: boolean;
}

/**
 * What a run asks so that every prompt has its samples on every platform: usable answers of the day count, failed
 * measurements do not and stay as they are. A sample number is never given twice, so that the key made of it stores
 * each measurement at most once. Prompts take turns: a run that is stopped early has asked as many as it could.
 */
export function planRun(wanted: Wanted, existing: readonly Existing[]): PlannedAsk[] {
  const there = new Map(existing.map((row) => [`${row.promptId} ${row.platform}`, row]));
  return Array.from({ length: wanted.samples }, (_, round) =>
    wanted.promptIds.flatMap((promptId) =>
      wanted.platforms.flatMap((platform): PlannedAsk[] => {
        const { usable, latest } = there.get(`${promptId} ${platform}`) ?? { usable: 0, latest: 0 };
        const missing = wanted.again ? wanted.samples : wanted.samples - usable;
        return round < missing ? [{ promptId, platform, sample: latest + round + 1 }] : [];
      }),
    ),
  ).flat();
}

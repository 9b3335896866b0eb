/** A question of a run: a prompt to ask on a platform. */
export interface PlannedItem {
  promptId: string;
  platform: string;
  /** From 1; continues after the day's last answer. */
  sample: number;
}

/** A prompt's answers of the day on a platform. */
export interface ExistingAnswers {
  promptId: string;
  platform: string;
  usable: number;
  /** The highest sample number, including failed measurements. */
  lastSample: number;
}

/** What a run is to cover. */
export interface RunScope {
  promptIds: readonly string[];
  platforms: readonly string[];
  samples: number;
  /** Ask for further samples although the day's answers are there. */
  again: boolean;
}

/**
 * Plans the items with which every prompt has its samples on every platform. Usable answers of the day count; failed
 * measurements stay and are asked again. No sample number is used twice, because it is part of the key that stores an
 * answer at most once. Prompts take turns, so that a run that ends early has covered as many as possible.
 */
export function planRun(scope: RunScope, existing: readonly ExistingAnswers[]): PlannedItem[] {
  const existingByKey = new Map(existing.map((row) => [`${row.promptId} ${row.platform}`, row]));
  return Array.from({ length: scope.samples }, (_, round) =>
    scope.promptIds.flatMap((promptId) =>
      scope.platforms.flatMap((platform): PlannedItem[] => {
        const { usable = 0, lastSample = 0 } = existingByKey.get(`${promptId} ${platform}`) ?? {};
        const missing = scope.again ? scope.samples : scope.samples - usable;
        return round < missing ? [{ promptId, platform, sample: lastSample + round + 1 }] : [];
      }),
    ),
  ).flat();
}

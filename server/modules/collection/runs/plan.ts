/** A question of a run: a prompt to ask on a platform. */
export interface PlannedItem {
  promptId: string;
  /** Null: it is asked plainly. */
  personaId: string | null;
  platform: string;
  /** From 1; continues after the day's last answer. */
  sample: number;
}

/** A prompt's answers of the day on a platform, of one persona or asked plainly. */
export interface ExistingAnswers {
  promptId: string;
  personaId: string | null;
  platform: string;
  usable: number;
  /** The highest sample number, including failed measurements. */
  lastSample: number;
}

/** What a run is to cover. */
export interface RunScope {
  promptIds: readonly string[];
  /** What is also asked as a persona. */
  personaPrompts: readonly { promptId: string; personaId: string }[];
  platforms: readonly string[];
  samples: number;
  /** Ask for further samples although the day's answers are there. */
  again: boolean;
}

/**
 * Plans the items with which every prompt has its samples on every platform. Usable answers of the day count; failed
 * measurements stay and are asked again. No sample number is used twice, because it is part of the key that stores an
 * answer at most once. Prompts take turns, so that a run that ends early has covered as many as possible; they are asked
 * plainly before they are asked as personas.
 */
export function planRun(scope: RunScope, existing: readonly ExistingAnswers[]): PlannedItem[] {
  const keyOf = (row: { promptId: string; personaId: string | null; platform: string }) =>
    `${row.promptId} ${row.personaId} ${row.platform}`;
  const existingByKey = new Map(existing.map((row) => [keyOf(row), row]));
  const asked = [
    ...scope.promptIds.map((promptId) => ({ promptId, personaId: null })),
    ...scope.personaPrompts,
  ];
  return Array.from({ length: scope.samples }, (_, round) =>
    asked.flatMap(({ promptId, personaId }) =>
      scope.platforms.flatMap((platform): PlannedItem[] => {
        const { usable = 0, lastSample = 0 } =
          existingByKey.get(keyOf({ promptId, personaId, platform })) ?? {};
        const missing = scope.again ? scope.samples : scope.samples - usable;
        return round < missing ? [{ promptId, personaId, platform, sample: lastSample + round + 1 }] : [];
      }),
    ),
  ).flat();
}

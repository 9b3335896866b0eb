/** Prompts matched for an experiment, and their answers before and after. Pure. */

/** Answers that count, and all usable ones. */
export interface Counts {
  hits: number;
  answers: number;
}

/** The answers to one prompt on one platform in both windows. */
export interface PlatformCounts {
  platform: string;
  before: Counts;
  after: Counts;
}

export interface SetPrompt {
  prompt: string;
  platforms: readonly PlatformCounts[];
}

/** A treated prompt and its controls. */
export interface MatchedSet {
  treated: SetPrompt;
  controls: readonly SetPrompt[];
}

/** With fewer answers in a window, a prompt's change on a platform is not compared. */
export const MIN_ANSWERS = 3;

const comparedPlatforms = ({ platforms }: SetPrompt) =>
  platforms.filter(({ before, after }) => before.answers >= MIN_ANSWERS && after.answers >= MIN_ANSWERS);

/** The set without what cannot be compared: platforms that the treated prompt does not share with a control. Null if nothing is left. */
export function comparableSet({ treated, controls }: MatchedSet): MatchedSet | null {
  const own = comparedPlatforms(treated);
  const isOn = (platform: string, prompts: readonly SetPrompt[]) =>
    prompts.some(({ platforms }) => platforms.some((each) => each.platform === platform));
  const shared = controls
    .map((control) => ({
      ...control,
      platforms: comparedPlatforms(control).filter(({ platform }) =>
        own.some((each) => each.platform === platform),
      ),
    }))
    .filter(({ platforms }) => platforms.length > 0);
  const platforms = own.filter(({ platform }) => isOn(platform, shared));
  return platforms.length === 0 ? null : { treated: { ...treated, platforms }, controls: shared };
}

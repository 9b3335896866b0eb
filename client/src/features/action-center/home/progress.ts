interface Gains {
  nextSteps: readonly { completed: boolean }[];
  visibilityGainPerStep: number;
  citationGainPerStep: number;
}

/** How far the steps are, and what the completed ones add by rule of thumb, in percent. */
export interface Progress {
  completed: number;
  total: number;
  /** 0–100; 0 without steps. */
  percent: number;
  visibilityGain: number;
  citationGain: number;
}

/** Each completed step adds the same. */
export function progressOf({ nextSteps, visibilityGainPerStep, citationGainPerStep }: Gains): Progress {
  const completed = nextSteps.filter((step) => step.completed).length;
  const total = nextSteps.length;
  return {
    completed,
    total,
    percent: total > 0 ? (completed / total) * 100 : 0,
    visibilityGain: completed * visibilityGainPerStep,
    citationGain: completed * citationGainPerStep,
  };
}

import type { SetUpQuery } from './SetupScreen.generated.ts';

/** The steps of the set-up in their order, by their name in the address. */
export const STEPS = {
  brand: { label: 'Brand', title: 'Which brand do you want to follow?' },
  competitors: { label: 'Competitors', title: 'Who are its competitors?' },
  prompts: { label: 'Prompts', title: 'What do people ask?' },
  platforms: { label: 'Platforms', title: 'Which platforms do you want to measure?' },
  schedule: { label: 'Schedule', title: 'How often, and at what cost?' },
  run: { label: 'First run', title: 'Your first run' },
} as const satisfies Record<string, { label: string; title: string }>;

export type Step = keyof typeof STEPS;

export const ORDER = Object.keys(STEPS).filter(isStep);

export function isStep(name: string): name is Step {
  return Object.hasOwn(STEPS, name);
}

export const stepAfter = (step: Step): Step => ORDER[ORDER.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step => ORDER[ORDER.indexOf(step) - 1] ?? step;

/** The steps whose values are saved, here or elsewhere. */
export function findFinishedSteps(data: SetUpQuery): ReadonlySet<Step> {
  const { viewer, promptSettings, collectionSettings: settings } = data;
  const finished: Record<Step, boolean> = {
    brand: viewer.brand !== null,
    competitors: viewer.competitors.length > 0,
    prompts: promptSettings.total > 0,
    platforms: settings.platforms.length > 0,
    schedule: settings.daily || settings.setUp,
    run: settings.setUp,
  };
  return new Set(ORDER.filter((step) => finished[step]));
}

/** The step after the last finished one: a step before it may have been left out on purpose. */
export const findResumeStep = (finished: ReadonlySet<Step>): Step => {
  const last = ORDER.findLast((step) => finished.has(step));
  return last && finished.has('brand') ? stepAfter(last) : 'brand';
};

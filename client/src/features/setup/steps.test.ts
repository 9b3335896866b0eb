import { expect, test } from 'vitest';
import { findResumeStep, type Step } from './steps.ts';

test.each<[Step[], Step]>([
  [[], 'brand'],
  [['brand'], 'competitors'],
  [['brand', 'prompts'], 'platforms'],
  [['brand', 'competitors', 'prompts', 'platforms'], 'schedule'],
  [['brand', 'competitors', 'prompts', 'platforms', 'schedule', 'run'], 'run'],
  [['prompts'], 'brand'],
])('with %j finished, resumes at %s', (finished, step) => {
  expect(findResumeStep(new Set(finished))).toBe(step);
});

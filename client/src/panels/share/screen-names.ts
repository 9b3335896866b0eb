import type { SharedScreen } from '../../schema.generated.ts';

/** The screens that a link can show, as their titles name them. */
export const SCREEN_NAMES: Readonly<Record<SharedScreen, string>> = {
  OVERVIEW: 'Dashboard',
  TOPIC: 'Topic',
  HEAD_TO_HEAD: 'Head to head',
  WHAT_CHANGED: 'What changed',
  PROMPT: 'Prompt',
};

import type { Tool } from './tool.ts';
import { answers } from './tools/answers.ts';
import { brief } from './tools/brief.ts';
import { comparePeriods } from './tools/compare-periods.ts';
import { experiments } from './tools/experiments.ts';
import { graphqlQuery } from './tools/graphql.ts';
import { promptGaps } from './tools/prompt-gaps.ts';
import { estimateRun, startRun } from './tools/runs.ts';
import { sources } from './tools/sources.ts';
import { visibility } from './tools/visibility.ts';
import { visits } from './tools/visits.ts';
import { whoami } from './tools/whoami.ts';

export const TOOLS: readonly Tool[] = [
  whoami,
  visibility,
  comparePeriods,
  promptGaps,
  answers,
  sources,
  visits,
  experiments,
  brief,
  estimateRun,
  startRun,
  graphqlQuery,
];

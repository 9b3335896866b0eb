import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { TrackedCompanies } from '../brands/model.ts';
import { type AnalyseAnswer, createAnswerAnalyser } from './analyse.ts';
import type { Corrections } from './corrections/model.ts';
import type { AnalysedAnswer, IncomingAnswer } from './model.ts';

// The thread that analyses batches of answers.

export interface AnalysisTask {
  answer: IncomingAnswer;
  id: string;
  corrections?: Corrections | undefined;
}

export interface AnalysisRequest {
  tracked: TrackedCompanies;
  tasks: readonly AnalysisTask[];
}

/** One for each request, in their order. */
export type AnalysisReply = { analysed: AnalysedAnswer[] } | { error: unknown };

let latest: { tracked: TrackedCompanies; analyse: AnalyseAnswer } | undefined;

parentPort?.on('message', (request: AnalysisRequest) => parentPort?.postMessage(analyseAll(request)));

function analyseAll({ tracked, tasks }: AnalysisRequest): AnalysisReply {
  try {
    if (!latest || !isDeepStrictEqual(latest.tracked, tracked)) {
      latest = { tracked, analyse: createAnswerAnalyser(tracked) };
    }
    const { analyse } = latest;
    return { analysed: tasks.map(({ answer, id, corrections }) => analyse(answer, id, corrections)) };
  } catch (error) {
    return { error };
  }
}

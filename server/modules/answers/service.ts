import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import { badInput } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AnswersDeps } from './deps.ts';
import { renewPlansWithGrowth } from './discard-plans.ts';
import { type Afterwards, ingest } from './ingest.ts';
import type { IncomingAnswer, IngestResult } from './model.ts';
import { countOutdated } from './outdated-store.ts';
import { type Reanalysed, reanalyse } from './reanalyse.ts';
import { IMPORT_BATCH, type RecordedAnswer, readRecording } from './recorded-answer.ts';
import { knownKeys } from './store.ts';

/** What became of a list of recordings. */
export interface ImportResult extends IngestResult {
  rejected: { index: number; reason: string }[];
}

/** Measurements: taking them in and analysing them again. */
export interface AnswersService {
  /**
   * Stores recordings into the viewer's own account; topics and prompts that are new are made.
   * @throws BAD_USER_INPUT for more than IMPORT_BATCH
   */
  importRecorded(viewer: Viewer, recordings: readonly unknown[]): Promise<ImportResult>;
  /**
   * Stores measurements of prompts that exist. For callers inside the server.
   * @param afterwards writes in the same transaction, if anything is stored
   */
  ingest(userId: string, batch: readonly IncomingAnswer[], afterwards?: Afterwards): Promise<IngestResult>;
  /** Whether a measurement is stored under this key. */
  isStored(userId: string, key: string): Promise<boolean>;
  /**
   * How many usable answers were analysed with other names than are tracked now, so that they need `reanalyse`. The
   * caller has checked that the account may be seen.
   */
  outdated(userId: string): Promise<number>;
  /**
   * Analyses the viewer's own outdated answers again, for about two seconds: to be called until none remains.
   */
  reanalyse(viewer: Viewer): Promise<Reanalysed>;
}

export function createAnswersService(parts: Omit<AnswersDeps, 'renewPlans'>): AnswersService {
  const deps: AnswersDeps = { ...parts, renewPlans: renewPlansWithGrowth() };
  return {
    ingest: (userId, batch, afterwards) => ingest(deps, userId, batch, { afterwards }),
    isStored: async (userId, key) => (await knownKeys(deps.db, userId, [key])).has(key),
    outdated: (userId) => countOutdated(deps.db, userId, ANALYSIS_METHOD),
    reanalyse: (viewer) => reanalyse(deps, viewer),

    async importRecorded(viewer, recordings) {
      if (recordings.length > IMPORT_BATCH) {
        throw badInput('answers', `answers: at most ${IMPORT_BATCH} a call; send the rest in further calls.`);
      }
      const rejected: ImportResult['rejected'] = [];
      const taken: RecordedAnswer[] = [];
      for (const [index, recording] of recordings.entries()) {
        const read = readRecording(recording);
        if (read.ok) taken.push(read.value);
        else rejected.push({ index, reason: read.reason });
      }
      const tracked = await deps.brands.tracked(viewer.userId);
      const promptIds = await deps.prompts.ensure(viewer.userId, tracked.brand, taken);
      const batch = taken.map((recording, index) => toIncoming(recording, promptIds[index] as string));
      return { ...(await ingest(deps, viewer.userId, batch, { tracked })), rejected };
    },
  };
}

const WHY = {
  empty: 'The recording holds no text.',
  failed: 'The platform could not be asked when this was recorded.',
  refused: 'The platform declined to answer when this was recorded.',
} as const;

function toIncoming(recording: RecordedAnswer, promptId: string): IncomingAnswer {
  const { status: said } = recording;
  const blank = recording.answer.trim() === '';
  const status = said && said !== 'answered' ? said : blank ? 'empty' : 'answered';
  return {
    key: recording.id,
    promptId,
    platform: recording.platform,
    model: recording.model,
    sample: recording.run,
    collectedAt: recording.collectedAt,
    status,
    failure: status === 'answered' ? null : (recording.failure ?? WHY[status]),
    text: recording.answer,
    sources: recording.sources,
    simulated: recording.simulated,
    judgement: status === 'answered' ? recording.judgement : null,
  };
}

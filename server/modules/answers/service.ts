import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import { inBackground } from '../../db/embedded/background.ts';
import { badInput } from '../../errors.ts';
import type { JobHandler, JobQueue } from '../../jobs/queue.ts';
import { interfaceKey } from '../../platforms/names.ts';
import type { Viewer } from '../accounts/model.ts';
import { type ChangeReviews, correct } from './corrections/correct.ts';
import type { AnswersDeps } from './deps.ts';
import { createPlanDiscarder } from './discard-plans.ts';
import { ingest, type OnStored } from './ingest.ts';
import type { IncomingAnswer, IngestResult } from './model.ts';
import { countOutdated } from './outdated-store.ts';
import { createPlannerStatistics } from './planner-statistics.ts';
import { type Reanalysed, reanalyse } from './reanalyse.ts';
import { IMPORT_BATCH, parseRecordedAnswer, type RecordedAnswer } from './recorded-answer.ts';
import { findKnownKeys } from './store.ts';
import { createTransactionSize } from './transaction-size.ts';

export interface ImportResult extends IngestResult {
  rejected: { index: number; reason: string }[];
}

/** Stores answers, and analyses stored ones again. */
export interface AnswersService {
  jobs: JobHandler[];
  /**
   * Stores recorded answers in the viewer's own account and creates the topics and prompts that are new.
   * @throws BAD_USER_INPUT for more than IMPORT_BATCH
   */
  importRecorded(viewer: Viewer, recorded: readonly unknown[]): Promise<ImportResult>;
  /**
   * Stores answers to existing prompts. For callers inside the server.
   * @param onStored writes in the same transaction; called if anything is stored
   */
  ingest(userId: string, batch: readonly IncomingAnswer[], onStored?: OnStored): Promise<IngestResult>;
  isStored(userId: string, key: string): Promise<boolean>;
  /**
   * Counts answers that were analysed with other names than are tracked now. The caller has checked that the viewer may
   * read the account.
   */
  outdated(userId: string): Promise<number>;
  /**
   * Changes the reviews of an answer and applies them to its mentions and to the rollups, in ONE transaction. If `change`
   * gives `ok: false`, it must not have written anything. @throws NOT_FOUND; BAD_USER_INPUT for a failed measurement
   */
  correct<Result extends { ok: boolean }>(
    userId: string,
    answerId: string,
    change: ChangeReviews<Result>,
  ): Promise<Result>;
  /** Analyses the viewer's own outdated answers again for about two seconds. Call it until none remains. */
  reanalyse(viewer: Viewer): Promise<Reanalysed>;
}

export function createAnswersService(
  services: Omit<AnswersDeps, 'discardPlans' | 'accountGrows' | 'transactionSize'>,
  queue: JobQueue,
): AnswersService {
  const { accountGrows, jobs } = createPlannerStatistics(services.db, queue);
  const deps: AnswersDeps = {
    ...services,
    discardPlans: createPlanDiscarder(),
    accountGrows,
    transactionSize: createTransactionSize(services.db),
  };
  return {
    jobs,
    ingest: (userId, batch, onStored) => ingest(deps, userId, batch, { onStored }),
    isStored: async (userId, key) => (await findKnownKeys(deps.db, userId, [key])).has(key),
    outdated: (userId) => countOutdated(deps.db, userId, ANALYSIS_METHOD),
    reanalyse: (viewer) => inBackground(() => reanalyse(deps, viewer)),
    correct: (userId, answerId, change) => correct(deps, userId, answerId, change),

    importRecorded: (viewer, recorded) => inBackground(() => importRecorded(deps, viewer, recorded)),
  };
}

async function importRecorded(
  deps: AnswersDeps,
  viewer: Viewer,
  recorded: readonly unknown[],
): Promise<ImportResult> {
  if (recorded.length > IMPORT_BATCH) {
    throw badInput('answers', `answers: at most ${IMPORT_BATCH} a call; send the rest in further calls.`);
  }
  const personaIds = recorded.some(namesPersona)
    ? await deps.personas.idsByName(viewer.userId)
    : new Map<string, string>();
  const isUnknownPersona = ({ persona }: RecordedAnswer) =>
    persona !== null && !personaIds.has(persona.toLowerCase());
  const rejected: ImportResult['rejected'] = [];
  const accepted: RecordedAnswer[] = [];
  for (const [index, input] of recorded.entries()) {
    const parsed = parseRecordedAnswer(input);
    if (!parsed.ok) rejected.push({ index, reason: parsed.reason });
    else if (isUnknownPersona(parsed.value)) rejected.push({ index, reason: UNKNOWN_PERSONA });
    else accepted.push(parsed.value);
  }
  const tracked = await deps.brands.tracked(viewer.userId);
  const promptIds = await deps.prompts.ensure(viewer.userId, tracked.brand, accepted);
  const batch = accepted.map((answer, index) => ({
    ...toIncomingAnswer(answer, promptIds[index] as string),
    personaId: answer.persona && (personaIds.get(answer.persona.toLowerCase()) ?? null),
  }));
  return { ...(await ingest(deps, viewer.userId, batch, { tracked })), rejected };
}

const UNKNOWN_PERSONA = 'persona: the account has no persona of this name; add it first';

const namesPersona = (recorded: unknown) =>
  typeof recorded === 'object' && recorded !== null && 'persona' in recorded && Boolean(recorded.persona);

const DEFAULT_FAILURE = {
  empty: 'The recorded answer has no text.',
  failed: 'The request to the platform failed when this was recorded.',
  refused: 'The platform declined to answer when this was recorded.',
} as const;

function toIncomingAnswer(recorded: RecordedAnswer, promptId: string): IncomingAnswer {
  const hasText = recorded.answer.trim() !== '';
  const failed = recorded.status === 'answered' ? null : recorded.status;
  const status = failed ?? (hasText ? 'answered' : 'empty');
  return {
    key: recorded.id,
    promptId,
    platform: recorded.surface === 'interface' ? interfaceKey(recorded.platform) : recorded.platform,
    model: recorded.model,
    sample: recorded.run,
    collectedAt: recorded.collectedAt,
    status,
    failure: status === 'answered' ? null : (recorded.failure ?? DEFAULT_FAILURE[status]),
    text: recorded.answer,
    sources: recorded.sources,
    searchQueries: status === 'answered' ? recorded.searches : [],
    products: status === 'answered' ? recorded.products : [],
    surface: recorded.surface,
    placeGiven: recorded.persona ? recorded.placeGiven : null,
    simulated: recorded.simulated,
    judgement: status === 'answered' ? recorded.judgement : null,
    corrections:
      status === 'answered' && (recorded.reviews.length > 0 || recorded.order)
        ? { reviews: recorded.reviews, order: recorded.order }
        : null,
  };
}

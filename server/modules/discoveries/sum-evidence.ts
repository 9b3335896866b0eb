import { setImmediate as nextTurn } from 'node:timers/promises';
import { citedDomains, findCitations } from '../../analysis/citations/citations.ts';
import { gatherEvidence } from '../../analysis/discovery/evidence.ts';
import { trimEvidence } from '../../analysis/discovery/trim-evidence.ts';
import { addEvidence, type Evidence } from '../../analysis/discovery/usage.ts';
import { findLinks } from '../../analysis/text/links.ts';
import type { Db } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { toListed } from './company-list.ts';
import { decodeEvidence, encodeEvidence } from './evidence-codec.ts';
import { findUnadded, markAdded, type UnaddedAnswer } from './progress-store.ts';
import { type DiscoveryState, readEvidence, writeEvidence } from './state-store.ts';
import { addJudged } from './store.ts';
import { inAccount, type Update } from './update-context.ts';

/** Answers added in one transaction; their evidence is gathered before it. */
const ADDED_AT_ONCE = 500;
/** Phrases gathered for one transaction; fewer answers are added where they use more. Usual answers use 200. */
const GATHERED_AT_ONCE = 200_000;

/**
 * Adds the evidence of some answers to the account's sum, which is made before the transaction that stores it.
 * @returns how many, 0 when something changed meanwhile; null when none was left
 */
export async function addAnswers(update: Update): Promise<number | null> {
  const { db, userId } = update;
  const { before, sum } = await inAccount(update, async (tx, state) => ({
    before: state,
    sum: await readSum(update, tx, state),
  }));
  const { evidenceVersion, revision } = before;
  const answers = await findUnadded(db, userId, evidenceVersion, ADDED_AT_ONCE);
  if (answers.length === 0) return null;
  const gathered = await gather(answers);
  const evidence = await sum();
  // It is changed here: only the transaction's success makes it the sum again.
  update.sum = null;
  const nextSlice = createSlices();
  for (const each of gathered.values()) {
    await nextSlice();
    addEvidence(evidence, each);
  }
  trimEvidence(evidence);
  const encoded = await encodeEvidence(evidence);
  return inAccount(update, async (tx, state) => {
    // Changed meanwhile: the next step finds these answers again.
    if (state.evidenceVersion !== evidenceVersion || state.revision !== revision) return 0;
    const added = await markAdded(tx, userId, evidenceVersion, [...gathered.keys()]);
    if (added.size !== gathered.size) throw new AnswersDeletedError();
    await writeEvidence(tx, userId, encoded, added.size);
    await addJudged(tx, userId, judgedCompanies(answers.filter(({ id }) => added.has(id))));
    update.sum = { revision: revision + 1, evidence };
    return added.size;
  }).catch((error: unknown) => {
    update.sum = null;
    if (error instanceof AnswersDeletedError) return 0;
    throw error;
  });
}

/** Answers were deleted after their evidence was added to the sum. */
class AnswersDeletedError extends Error {}

/** The evidence of the first of these answers, by id; at least of one. */
async function gather(answers: readonly UnaddedAnswer[]): Promise<Map<string, Evidence>> {
  const gathered = new Map<string, Evidence>();
  let phrases = 0;
  for (const answer of answers) {
    const evidence = gatherEvidence({ text: answer.text, domains: domainsOf(answer) });
    gathered.set(answer.id, evidence);
    phrases += evidence.usage.size;
    if (phrases >= GATHERED_AT_ONCE) break;
    await nextTurn();
  }
  return gathered;
}

/**
 * Reads the account's sum, once for as long as nobody else changes it.
 * @returns decodes it, outside the transaction
 */
export async function readSum(
  update: Update,
  tx: Db,
  { revision }: DiscoveryState,
): Promise<() => Promise<Evidence>> {
  const known = update.sum;
  if (known?.revision === revision) return async () => known.evidence;
  const stored = await readEvidence(tx, update.userId);
  return async () => {
    const evidence = await decodeEvidence(stored);
    update.sum = { revision, evidence };
    return evidence;
  };
}

const domainsOf = (answer: UnaddedAnswer): Set<string> =>
  citedDomains(findCitations(answer, findLinks(answer.text)));

/** The companies that a chat model found in answers, each once. */
function judgedCompanies(answers: readonly UnaddedAnswer[]) {
  const names = answers.flatMap(({ judgedNames }) => judgedNames ?? []);
  const companies = new Map(names.flatMap((name) => toListed(name) ?? []).map((each) => [each.id, each]));
  return [...companies.values()];
}

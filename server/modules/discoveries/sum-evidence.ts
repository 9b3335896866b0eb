import { setImmediate as nextTurn } from 'node:timers/promises';
import { citedDomains, findCitations } from '../../analysis/citations/citations.ts';
import { gatherEvidence } from '../../analysis/discovery/evidence.ts';
import { trimEvidence } from '../../analysis/discovery/trim-evidence.ts';
import { addEvidence, createEvidence, type Evidence } from '../../analysis/discovery/usage.ts';
import { findLinks } from '../../analysis/text/links.ts';
import type { Db } from '../../db/client.ts';
import { toListed } from './company-list.ts';
import { decodeEvidence, encodeEvidence } from './evidence-codec.ts';
import { findUnadded, markAdded, type UnaddedAnswer } from './progress-store.ts';
import { type DiscoveryState, readEvidence, writeEvidence } from './state-store.ts';
import { addJudged } from './store.ts';
import { ANSWERS_PER_TURN, inAccount, type Update } from './update-context.ts';

/** Answers added in one transaction; their evidence is gathered before it. */
const ADDED_AT_ONCE = 500;
/** Phrases gathered for one transaction; fewer answers are added where they use more. Usual answers use 200. */
const GATHERED_AT_ONCE = 200_000;

/** Adds the evidence of some answers to the account's sum. @returns false when none was left */
export async function addAnswers(update: Update): Promise<boolean> {
  const { db, userId } = update;
  const { evidenceVersion } = await inAccount(update, async (_tx, state) => state);
  const answers = await findUnadded(db, userId, evidenceVersion, ADDED_AT_ONCE);
  if (answers.length === 0) return false;
  const gathered = await gather(answers);
  await inAccount(update, async (tx, state) => {
    // Started again meanwhile: the next step finds these answers again.
    if (state.evidenceVersion !== evidenceVersion) return;
    const added = await markAdded(tx, userId, evidenceVersion, [...gathered.keys()]);
    if (added.size === 0) return;
    const evidence = await readSum(update, tx, state);
    for (const id of added) addEvidence(evidence, gathered.get(id) ?? createEvidence());
    trimEvidence(evidence);
    await writeEvidence(tx, userId, await encodeEvidence(evidence), added.size);
    update.sum = { revision: state.revision + 1, evidence };
    await addJudged(tx, userId, judgedCompanies(answers.filter(({ id }) => added.has(id))));
  }).catch((error: unknown) => {
    update.sum = null;
    throw error;
  });
  return true;
}

/** The evidence of the first of these answers, by id; at least of one. */
async function gather(answers: readonly UnaddedAnswer[]): Promise<Map<string, Evidence>> {
  const gathered = new Map<string, Evidence>();
  let phrases = 0;
  for (const [index, answer] of answers.entries()) {
    const evidence = gatherEvidence({ text: answer.text, domains: domainsOf(answer) });
    gathered.set(answer.id, evidence);
    phrases += evidence.usage.size;
    if (phrases >= GATHERED_AT_ONCE) break;
    if (index % ANSWERS_PER_TURN === 0) await nextTurn();
  }
  return gathered;
}

/** The account's sum, read once for as long as nobody else changes it. */
export async function readSum(update: Update, tx: Db, { revision }: DiscoveryState): Promise<Evidence> {
  if (update.sum?.revision === revision) return update.sum.evidence;
  const evidence = await decodeEvidence(await readEvidence(tx, update.userId));
  update.sum = { revision, evidence };
  return evidence;
}

const domainsOf = (answer: UnaddedAnswer): Set<string> =>
  citedDomains(findCitations(answer, findLinks(answer.text)));

/** The companies that a chat model found in answers, each once. */
function judgedCompanies(answers: readonly UnaddedAnswer[]) {
  const names = answers.flatMap(({ judgedNames }) => judgedNames ?? []);
  const companies = new Map(names.flatMap((name) => toListed(name) ?? []).map((each) => [each.id, each]));
  return [...companies.values()];
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { citedDomains, findCitations } from '../../analysis/citations/citations.ts';
import { gatherEvidence } from '../../analysis/discovery/evidence.ts';
import { DISCOVERY_METHOD } from '../../analysis/discovery/method.ts';
import { addEvidence, createEvidence, type Evidence } from '../../analysis/discovery/usage.ts';
import { findLinks } from '../../analysis/text/links.ts';
import type { Db } from '../../db/client.ts';
import { versionOf } from '../../lib/version.ts';
import type { AccountsService } from '../accounts/service.ts';
import { allCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { listCompanies, toListed } from './company-list.ts';
import { decodeEvidence, encodeEvidence } from './evidence-codec.ts';
import { createNamer, type NameCompanies } from './name-companies.ts';
import { findUnadded, findUncounted, markAdded, markCounted, type UnaddedAnswer } from './progress-store.ts';
import {
  type DiscoveryState,
  hasLostAnswers,
  lockState,
  readEvidence,
  restartEvidence,
  setList,
  writeEvidence,
} from './state-store.ts';
import { addJudged, readCompanies, replaceList, replaceNamed } from './store.ts';

/** Answers added in one transaction; their evidence is gathered before it. */
const ADDED_AT_ONCE = 500;
/** Answers counted in one transaction. */
const COUNTED_AT_ONCE = 100;
/** Answers per turn of the event loop; the embedded database never yields to it. */
const PER_TURN = 5;

export interface UpdateDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  /** The version of the rules; tests raise it. */
  method?: string;
}

/** What one update keeps between its transactions. */
interface Update extends UpdateDeps {
  userId: string;
  method: string;
  /** The account's sum at a revision. */
  sum: { revision: number; evidence: Evidence } | null;
  /** What looks for the names of a list version, and the version of the tracked ones. */
  namer: { listVersion: number; tracked: string; nameCompanies: NameCompanies } | null;
}

/**
 * Brings an account's discovered companies up to date: adds the evidence of new answers, makes the list, and counts the
 * answers that were counted with another list. Every transaction holds the account and leaves a state that the next update
 * continues, so that it may be killed, or run twice at once.
 */
export async function updateDiscoveries(
  deps: UpdateDeps,
  userId: string,
  signal?: AbortSignal,
): Promise<void> {
  const update: Update = { ...deps, userId, method: deps.method ?? DISCOVERY_METHOD, sum: null, namer: null };
  const isStopped = () => signal?.aborted === true;
  while (!isStopped()) {
    while (!isStopped() && (await addAnswers(update))) await nextTurn();
    if (!(await refreshList(update))) continue;
    let result: Counted = 'some';
    while (!isStopped() && result === 'some') {
      result = await countAnswers(update);
      await nextTurn();
    }
    if (result === 'all') return;
  }
}

/** Whether answers were counted, none was left, or the names have changed since the list was made. */
type Counted = 'some' | 'all' | 'names changed';

/** Runs a step under the account's lock. */
const inAccount = <T>(update: Update, step: (tx: Db, state: DiscoveryState) => Promise<T>): Promise<T> =>
  update.db.transaction(async (tx) => {
    await update.accounts.lock(tx, update.userId);
    return step(tx, await currentState(update, tx));
  });

/** The account's state; the sum starts again where other rules gathered it. */
async function currentState(update: Update, tx: Db): Promise<DiscoveryState> {
  const state = await lockState(tx, update.userId, update.method);
  return state.hasEvidence && state.method === update.method ? state : restart(update, tx, state);
}

/** Starts the sum again from nothing. */
async function restart(update: Update, tx: Db, state: DiscoveryState): Promise<DiscoveryState> {
  const { userId, method } = update;
  const evidenceVersion = state.hasEvidence ? state.evidenceVersion + 1 : state.evidenceVersion;
  const next = {
    ...state,
    method,
    evidenceVersion,
    hasEvidence: true,
    added: 0,
    revision: state.revision + 1,
  };
  await restartEvidence(tx, userId, next, await encodeEvidence(createEvidence()));
  return next;
}

/** Adds the evidence of some answers. @returns false when none was left */
async function addAnswers(update: Update): Promise<boolean> {
  const { db, userId } = update;
  const { evidenceVersion } = await inAccount(update, async (_tx, state) => state);
  const answers = await findUnadded(db, userId, evidenceVersion, ADDED_AT_ONCE);
  if (answers.length === 0) return false;
  const gathered = new Map<string, Evidence>();
  for (const [index, answer] of answers.entries()) {
    gathered.set(answer.id, gatherEvidence({ text: answer.text, domains: domainsOf(answer) }));
    if (index % PER_TURN === 0) await nextTurn();
  }
  await inAccount(update, async (tx, state) => {
    // Started again meanwhile: the next step finds these answers again.
    if (state.evidenceVersion !== evidenceVersion) return;
    const added = await markAdded(tx, userId, evidenceVersion, [...gathered.keys()]);
    if (added.size === 0) return;
    const evidence = await readSum(update, tx, state);
    for (const id of added) addEvidence(evidence, gathered.get(id) ?? createEvidence());
    await writeEvidence(tx, userId, await encodeEvidence(evidence), added.size);
    update.sum = { revision: state.revision + 1, evidence };
    await addJudged(tx, userId, judgedCompanies(answers.filter(({ id }) => added.has(id))));
  }).catch((error: unknown) => {
    update.sum = null;
    throw error;
  });
  return true;
}

async function readSum(update: Update, tx: Db, { revision }: DiscoveryState): Promise<Evidence> {
  if (update.sum?.revision === revision) return update.sum.evidence;
  const evidence = await decodeEvidence(await readEvidence(tx, update.userId));
  update.sum = { revision, evidence };
  return evidence;
}

/**
 * Makes the list if anything it is made from has changed; other names make answers to be counted again.
 * @returns false when the evidence starts again, since answers were deleted
 */
function refreshList(update: Update): Promise<boolean> {
  const { userId, brands, accounts } = update;
  return inAccount(update, async (tx, state) => {
    if (await hasLostAnswers(tx, userId, state)) {
      await restart(update, tx, state);
      return false;
    }
    const tracked = allCompanies(await brands.tracked(userId, tx));
    const stored = await readCompanies(tx, userId);
    const dismissed = stored.filter((company) => company.dismissed).map(({ key }) => key);
    const judged = stored.filter((company) => company.judged).map(({ name }) => name);
    const listedFrom = versionOf([state.revision, tracked, dismissed, judged]);
    if (listedFrom === state.listedFrom) return true;
    const companies = listCompanies(await readSum(update, tx, state), judged, tracked, new Set(dismissed));
    await replaceList(tx, userId, companies);
    await setList(tx, userId, { names: versionOf([tracked, companies]), listedFrom });
    await accounts.raiseDataVersion(tx, userId);
    return true;
  });
}

/** Counts some answers with the current list. */
function countAnswers(update: Update): Promise<Counted> {
  const { userId, accounts } = update;
  return inAccount(update, async (tx, state) => {
    const answers = await findUncounted(tx, userId, state, COUNTED_AT_ONCE);
    if (answers.length === 0) return 'all';
    const nameCompanies = await readNamer(update, tx, state);
    if (!nameCompanies) return 'names changed';
    const changed = [];
    for (const [index, { id, named, ...answer }] of answers.entries()) {
      const companyIds = nameCompanies(answer);
      if (companyIds.join() !== named.join()) changed.push({ answerId: id, companyIds });
      if (index % PER_TURN === 0) await nextTurn();
    }
    await replaceNamed(tx, userId, changed);
    await markCounted(
      tx,
      userId,
      state.listVersion,
      answers.map(({ id }) => id),
    );
    if (changed.length > 0) await accounts.raiseDataVersion(tx, userId);
    return 'some';
  });
}

/** @returns null when other companies are tracked than the list was made for */
async function readNamer(
  update: Update,
  tx: Db,
  { listVersion, names }: DiscoveryState,
): Promise<NameCompanies | null> {
  const tracked = allCompanies(await update.brands.tracked(update.userId, tx));
  const known = update.namer;
  if (known?.listVersion === listVersion && known.tracked === versionOf(tracked)) return known.nameCompanies;
  const stored = await readCompanies(tx, update.userId);
  const listed = stored.flatMap(({ id, key, name, listed }) => (listed ? [{ id, key, name }] : []));
  if (versionOf([tracked, listed]) !== names) return null;
  const nameCompanies = createNamer(tracked, listed);
  update.namer = { listVersion, tracked: versionOf(tracked), nameCompanies };
  return nameCompanies;
}

const domainsOf = (answer: UnaddedAnswer): Set<string> =>
  citedDomains(findCitations(answer, findLinks(answer.text)));

const judgedCompanies = (answers: readonly UnaddedAnswer[]) =>
  Map.groupBy(
    answers.flatMap(({ judgedNames }) => judgedNames ?? []).flatMap((name) => toListed(name) ?? []),
    ({ id }) => id,
  )
    .values()
    .flatMap(([company]) => (company ? [company] : []))
    .toArray();

import { createMatcher } from '../../analysis/names/matcher.ts';
import type { Db } from '../../db/client.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import { allCompanies, type TrackedCompanies } from '../brands/model.ts';
import { createNamer } from './name-companies.ts';
import { readCompanies, replaceNamed } from './store.ts';

/** Replaces what these answers name by what the tracked companies and the current list find in them. */
export async function countAgain(
  tx: Db,
  companies: TrackedCompanies,
  userId: string,
  answers: readonly AnalysedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const tracked = allCompanies(companies);
  const trackedMatcher = createMatcher(tracked);
  // The list may be older than the tracked names.
  const listed = (await readCompanies(tx, userId)).filter(
    ({ listed, name }) => listed && trackedMatcher.find(name).length === 0,
  );
  const nameCompanies = createNamer(tracked, listed);
  const named = answers.map((answer) => ({
    answerId: answer.id,
    companyIds: nameCompanies({
      text: answer.text,
      mentions: answer.mentions.map(({ companyId, spans }) => ({ companyId, spans: [...spans] })),
    }),
  }));
  await replaceNamed(tx, userId, named);
}

import { openProgram } from './program.ts';

/** Saves the brand and stores recorded answers in a demo account, as a program with its password would. */
export async function importAnswers(
  origin: string,
  email: string,
  { brand, answers }: { brand: object; answers: readonly object[] },
): Promise<void> {
  const ask = await openProgram(origin, email);
  const data = await ask(
    `mutation ($brand: SaveBrandInput!, $answers: [RecordedAnswerInput!]!) {
      saveBrand(input: $brand) { answersOutdated }
      importAnswers(answers: $answers) { stored }
    }`,
    { brand, answers },
  );
  if (data.importAnswers.stored !== answers.length) throw new Error('The answers were not stored.');
}

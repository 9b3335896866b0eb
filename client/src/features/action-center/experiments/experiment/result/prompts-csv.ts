import { simulatedField, toCsv } from '../../../../../components/table/to-csv.ts';
import type { ComparisonFragment } from '../ExperimentScreen.generated.ts';

type Prompt = ComparisonFragment['prompts'][number];

/** The per-prompt table as a file. */
export function promptsCsv(prompts: readonly Prompt[], simulated: boolean): string {
  const questions = new Map(prompts.map(({ promptId, question }) => [promptId, question]));
  return toCsv<Prompt>(
    [
      { header: 'Prompt', value: ({ question }) => question },
      { header: 'Role', value: ({ role }) => role.toLowerCase() },
      { header: 'Matched to', value: ({ matchedTo }) => questions.get(matchedTo ?? '') ?? null },
      { header: 'Compared', value: ({ isCompared }) => (isCompared ? 'yes' : 'no') },
      { header: 'Hits before', value: ({ before }) => before.hits },
      { header: 'Answers before', value: ({ before }) => before.answers },
      { header: 'Hits after', value: ({ after }) => after.hits },
      { header: 'Answers after', value: ({ after }) => after.answers },
      simulatedField(simulated),
    ],
    prompts,
  );
}

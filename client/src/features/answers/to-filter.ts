import type { AnswersAddress } from '../../answers-address.ts';
import type { AnswersFilter } from '../../schema.generated.ts';

export function toFilter({
  company,
  without,
  q,
  source,
  site,
  topic,
  prompt,
  persona,
  run,
  window,
  status,
  ...same
}: AnswersAddress): AnswersFilter {
  return {
    ...same,
    companyId: company,
    notCompanyId: without,
    text: q,
    sourceUrl: source,
    sourceDomain: site,
    topicId: topic,
    promptId: prompt,
    personaId: persona,
    runId: run,
    window: window ?? 'ALL',
    status: status && [...status],
  };
}

import type { Viewer } from '../../accounts/model.ts';
import type { MissingPrompt } from '../../reports/content/model.ts';
import type { ContentDeps } from '../deps.ts';
import type { ContentQuery } from './query.ts';

const MAX_PROMPTS = 10;
/** Prompts that are searched for those that do not name the brand. */
const READ = 1_000;

/** The prompts whose answers name competitors and never the brand, as “Gaps” lists them. */
export async function missingPrompts(
  { gaps }: Pick<ContentDeps, 'gaps'>,
  viewer: Viewer,
  query: ContentQuery,
): Promise<{ prompts: MissingPrompt[]; total: number }> {
  const { nodes } = await gaps.listPrompts(viewer, {
    ...query,
    ...{ neverVisible: true, sort: 'MISSED', direction: 'DESC', searchIn: ['QUESTION'], first: READ },
  });
  const unbranded = nodes.filter(({ branded }) => !branded);
  const prompts = unbranded
    .slice(0, MAX_PROMPTS)
    .map(async ({ id, question, visible, loadInstead }, prompt) => {
      const instead = await loadInstead(id);
      return {
        ...{ prompt, question, answers: visible.answers },
        named: instead.map(({ company, answers }) => ({ name: company.name, answers })),
      };
    });
  return { prompts: await Promise.all(prompts), total: unbranded.length };
}

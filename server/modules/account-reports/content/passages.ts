import type { Viewer } from '../../accounts/model.ts';
import { excerptReach } from '../../answers/list/excerpt.ts';
import type { Passage, PlatformName } from '../../reports/content/model.ts';
import { passagesOf, type QuotableAnswer } from '../../reports/content/passages.ts';
import type { ContentDeps } from '../deps.ts';
import type { ContentQuery } from './query.ts';

/** The latest answers that name the brand, from which passages are taken. */
const READ = 60;

/** Parts of the latest answers that name the brand, chosen without regard to what they say. */
export async function passages(
  { answerList }: Pick<ContentDeps, 'answerList'>,
  viewer: Viewer,
  { filter, topicId }: ContentQuery,
  platforms: readonly PlatformName[],
): Promise<Passage[]> {
  const { nodes } = await answerList.page(viewer, {
    filter: { ...filter, topicId, visible: true },
    first: READ,
  });
  const prompts = [...new Set(nodes.map(({ prompt }) => prompt.id))];
  const answers = nodes.map(async ({ id, prompt, platform, findings }): Promise<QuotableAnswer[]> => {
    const mentions = await findings.mentions(id);
    const brand = mentions.find(({ company }) => company.isBrand) ?? null;
    const known = platforms.find(({ key }) => key === platform);
    // Retention may have removed the text.
    const text = await findings.beginning(id, excerptReach(brand?.spans[0] ?? null));
    if (!brand || !known || text === '') return [];
    const place = prompts.indexOf(prompt.id);
    return [
      { prompt: place, question: prompt.question, branded: prompt.branded, platform: known, text, brand },
    ];
  });
  return passagesOf((await Promise.all(answers)).flat(), platforms);
}

import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { groupSearches } from './group-searches.ts';
import type { PromptSearches } from './model.ts';
import { findAnswerSearches } from './store.ts';

/** Answers that are read; a prompt asked once a day on four platforms has that many in eight months. */
const MAX_ANSWERS = 1000;
const MAX_FIRST = 100;

export interface SearchesService {
  /**
   * What platforms searched for while they answered a prompt.
   * @throws FORBIDDEN; NOT_FOUND for a prompt that the account does not have; BAD_USER_INPUT naming the field
   */
  ofPrompt(
    viewer: Viewer,
    request: {
      userId?: string | null | undefined;
      promptId: string;
      filter?: MetricsFilter | null | undefined;
      first: number;
    },
  ): Promise<PromptSearches>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
  prompts: PromptsService;
}

export const createSearchesService = ({ db, visibility, prompts }: Deps): SearchesService => ({
  async ofPrompt(viewer, { userId, promptId, filter, first }) {
    if (!z.int().min(1).max(MAX_FIRST).safeParse(first).success) {
      throw badInput('first', `first must be a number from 1 to ${MAX_FIRST}.`);
    }
    const { account, brand, range } = await visibility.metrics(viewer, userId, filter);
    const isId = z.guid().safeParse(promptId).success;
    const [prompt] = isId ? await prompts.byIds(db, account.userId, [promptId]) : [];
    if (!prompt) throw notFound('There is no prompt with this id.', 'promptId');
    const query = { ...range, userId: account.userId, promptId, platform: filter?.platform ?? null };
    const found = await findAnswerSearches(db, query, MAX_ANSWERS + 1);
    const answers = found.slice(0, MAX_ANSWERS);
    const searching = answers.filter(({ searchQueries }) => searchQueries.length > 0);
    const speaking = new Set(searching.map(({ platform }) => platform));
    const searches = groupSearches(
      searching.flatMap(({ id, platform, simulated, searchQueries }) =>
        searchQueries.map((search) => ({ ...search, answerId: id, platform, simulated })),
      ),
      searching.flatMap(({ id, cited }) => cited.map((page) => ({ ...page, answerId: id }))),
      brand?.domain ?? null,
    );
    return {
      range,
      answers: answers.length,
      answersCapped: found.length > MAX_ANSWERS,
      answersWithSearches: searching.length,
      silentPlatforms: [...new Set(answers.map(({ platform }) => platform))]
        .filter((platform) => !speaking.has(platform))
        .sort(),
      simulated: searching.some(({ simulated }) => simulated),
      total: searches.length,
      searches: searches.slice(0, first),
    };
  },
});

import { AppError, badInput } from '../../errors.ts';
import type { Post } from '../../http/rest/post.ts';
import { success } from '../../http/rest/route.ts';
import { companyQuestion, promptsQuestion, searchTopicsQuestion } from './input.ts';

/** The specification calls search topics keywords. */
const promptsBody = promptsQuestion
  .omit({ searchTopics: true })
  .extend({ keywords: promptsQuestion.shape.searchTopics });

/** POST `/api/website`, `competitors`, `keywords` and `prompts`, for anybody. */
export function wizardRoutes(post: Post): void {
  post('website', companyQuestion.pick({ companyName: true }), async ({ services, ip, body }) =>
    success({ website: await services.wizard.website(ip, body) }),
  );
  post('competitors', companyQuestion, async ({ services, ip, body }) => {
    const { competitors } = await services.wizard.competitors(ip, body);
    return success({ competitors });
  });
  post('keywords', searchTopicsQuestion, async ({ services, ip, body }) => {
    const { topics } = await services.wizard.searchTopics(ip, body);
    return success({ keywords: topics });
  });
  post('prompts', promptsBody, async ({ services, ip, body: { keywords, ...body } }) => {
    const asked = services.wizard.prompts(ip, { ...body, searchTopics: keywords });
    const { prompts } = await asked.catch(asKeywords);
    return success({ prompts });
  });
}

/** What is wrong with search topics, told of the field they came in. */
function asKeywords(error: unknown): never {
  if (!(error instanceof AppError) || error.field !== 'searchTopics') throw error;
  throw badInput('keywords', `keywords: ${error.message}`);
}

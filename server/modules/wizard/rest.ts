import { AppError, badInput } from '../../errors.ts';
import type { Post } from '../../http/rest/post.ts';
import { success } from '../../http/rest/route.ts';
import { companyInput, promptsInput, searchTopicsInput } from './input.ts';

/** The specification calls search topics keywords. */
const promptsBody = promptsInput
  .omit({ searchTopics: true })
  .extend({ keywords: promptsInput.shape.searchTopics });

/** POST `/api/website`, `competitors`, `keywords` and `prompts`; public. */
export function wizardRoutes(post: Post): void {
  post('website', companyInput.pick({ companyName: true }), async ({ services, ip, body }) =>
    success({ website: await services.wizard.website(ip, body) }),
  );
  post('competitors', companyInput, async ({ services, ip, body }) => {
    const { competitors } = await services.wizard.competitors(ip, body);
    return success({ competitors });
  });
  post('keywords', searchTopicsInput, async ({ services, ip, body }) => {
    const { topics } = await services.wizard.searchTopics(ip, body);
    return success({ keywords: topics });
  });
  post('prompts', promptsBody, async ({ services, ip, body: { keywords, ...body } }) => {
    const suggestion = services.wizard.prompts(ip, { ...body, searchTopics: keywords });
    const { prompts } = await suggestion.catch(rethrowAsKeywords);
    return success({ prompts });
  });
}

/** Renames the field of a validation error to REST's `keywords`. */
function rethrowAsKeywords(error: unknown): never {
  if (!(error instanceof AppError) || error.field !== 'searchTopics') throw error;
  throw badInput('keywords', `keywords: ${error.message}`);
}

import type { PromptPageResolvers, QueryResolvers } from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import type { PromptWithTopic } from '../answers/list/model.ts';

export const promptPageQueries = {
  promptPage: (_root, request, context) => context.services.promptPage.read(requireViewer(context), request),
} satisfies QueryResolvers;

const ref = ({ id, question, branded, topic }: PromptWithTopic): PromptWithTopic => ({
  ...{ id, question, branded, topic },
});

const promptPage: PromptPageResolvers = {
  prompt: ({ prompt }) => ref(prompt),
  archived: ({ prompt }) => prompt.archived,
  change: (page) => page.readChange(),
  previous: (page, _args, { shared }) => (shared?.compare === false ? null : page.readPrevious()),
  platforms: (page) => page.readPlatforms(),
  variants: async (page) =>
    (await page.readVariants()).map(({ prompt, visibility }) => ({
      prompt: ref(prompt),
      archived: prompt.archived,
      visibility,
    })),
  companies: (page) => page.readCompanies(),
  sources: async (page) =>
    (await page.readSources()).map(({ id, url, domain, title, ...source }) => ({
      ...source,
      id,
      source: { url, domain, title },
    })),
  sites: (page) => page.readSites(),
  latestAnswers: (page, { first }) => page.readLatest(first),
};

export const promptPageTypes = { PromptPage: promptPage };

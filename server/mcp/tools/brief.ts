import { z } from 'zod';
import { ToolError } from '../call.ts';
import { figureShape, sayData, sayRate, toRate } from '../figures.ts';
import { McpBriefDocument, McpBriefPromptsDocument } from '../operations.generated.ts';
import { defineTool } from '../tool.ts';
import { withoutNulls } from '../without-nulls.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const brief = defineTool({
  name: 'brief',
  description:
    "What a text that answers a prompt needs, from the pages its answers cite, and what the brand's own page lacks.",
  input: z.strictObject({
    prompt: z.string().max(500).describe('prompt_id, or words of the question'),
  }),
  output: z.object({
    simulated: z.boolean(),
    prompt_id: z.string(),
    question: z.string(),
    missed: figureShape,
    visible: figureShape,
    named_instead: z.array(z.object({ name: z.string(), answers: z.int() })),
    pages: z.array(z.object({ url: z.string(), answers: z.int() })),
    headings: z.array(z.string()),
    questions: z.array(z.string()),
    terms: z.array(z.string()),
    facts: z.array(z.string()),
    own_page: z.string().optional(),
    own_page_lacks: z.array(z.string()),
    pages_used: z.int(),
  }),
  async run({ prompt }, call) {
    let promptId = prompt;
    if (!ID.test(prompt)) {
      const { briefPrompts } = await call.run(McpBriefPromptsDocument, { search: prompt, first: 1 });
      const [found] = briefPrompts;
      if (!found)
        throw new ToolError(
          'prompt: no question contains these words. Give words that follow each other in one.',
        );
      promptId = found.id;
    }
    const { viewer, brief: made } = await call.run(McpBriefDocument, { promptId });
    const missed = toRate(made.missed);
    return {
      text: `${sayData(viewer.simulated)}“${made.prompt.question}”: missed ${sayRate(missed)}; from ${made.usedPages} cited pages.`,
      data: {
        ...{ simulated: viewer.simulated, prompt_id: made.prompt.id, question: made.prompt.question },
        ...{ missed, visible: toRate(made.visible) },
        named_instead: made.instead.map(({ company, answers }) => ({ name: company.name, answers })),
        pages: made.pages.map(({ url, answers }) => ({ url, answers })),
        headings: made.outline.map(({ heading }) => heading),
        questions: made.questions.map(({ question }) => question),
        terms: made.terms.map(({ term }) => term),
        facts: made.facts.map(({ text }) => text),
        ...withoutNulls({ own_page: made.ownPage?.url ?? null }),
        own_page_lacks: made.ownPage?.lacking ?? [],
        pages_used: made.usedPages,
      },
    };
  },
});

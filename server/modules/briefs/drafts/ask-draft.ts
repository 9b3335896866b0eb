import { z } from 'zod';
import type { ChatModel, ChatReply } from '../../../chat-model/chat-model.ts';
import type { Brief } from '../model.ts';
import type { DraftLevel, WrittenDraft } from './model.ts';

const MAX_SECTIONS = 12;

const answer = z.object({
  title: z.string().max(300),
  sections: z
    .array(
      z.object({
        heading: z.string().max(300),
        claims: z
          .array(z.object({ text: z.string().max(2000), factIds: z.array(z.string().max(120)).max(10) }))
          .max(20),
      }),
    )
    .max(MAX_SECTIONS),
});

const LEVELS: Record<DraftLevel, string> = {
  balanced: 'Write for an interested reader: the answer first, short paragraphs.',
  technical: 'Write for an expert: exact terms, each defined once.',
  accessible: 'Write for a reader outside the field: plain words, short sentences.',
};

const INSTRUCTIONS = [
  'Write a text that answers the question in the data. With a text of the user’s, rework that text and keep what it says.',
  'Give a title and sections; each section has a heading and claims, a claim is one to three sentences.',
  'A claim that uses a fact names its id in factIds. Use no figure and no quotation that is not in a fact or in the user’s text,',
  'write figures in digits with their unit, and write no links: claims without a source are removed.',
  'Write your own sentences; do not copy those of facts except as quotations in quotation marks.',
].join('\n');

/** @throws ChatModelError */
export async function askForDraft(
  model: ChatModel,
  {
    brief,
    text,
    level,
    maxOutputTokens,
  }: {
    brief: Brief | null;
    text: string;
    level: DraftLevel;
    maxOutputTokens: number;
  },
): Promise<ChatReply<WrittenDraft>> {
  return model.object({
    instructions: `${INSTRUCTIONS}\n${LEVELS[level]}`,
    input: toInput(brief, text),
    schema: answer,
    maxOutputTokens,
  });
}

/** What is sent of a brief and a text. */
function toInput(brief: Brief | null, text: string): string {
  return JSON.stringify({
    ...(brief && {
      question: brief.prompt.question,
      wordings: brief.wordings.map(({ question }) => question),
      headings: brief.outline.map(({ heading }) => heading),
      questions: brief.questions.map(({ question }) => question),
      terms: brief.terms.map(({ term }) => term),
      facts: brief.facts.map(({ id, text: fact }) => ({ id, text: fact })),
    }),
    ...(text && { text }),
  });
}

/** Tokens of a request at about four characters each; with the instructions and the schema. */
export const estimateInputTokens = (brief: Brief | null, text: string): number =>
  Math.ceil((INSTRUCTIONS.length + 1500 + toInput(brief, text).length) / 4);

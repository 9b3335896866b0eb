import type { ExportedAnswer } from './store.ts';

/**
 * One measurement as a line of the recorded-answers format, which the import reads. What the import works out by itself
 * (mentions, sentiment) is not in it; what a chat
 * model judged is, for nobody could work that out again.
 */
export const recordingLine = (answer: ExportedAnswer) =>
  `${JSON.stringify({
    id: answer.key,
    platform: answer.platform,
    model: answer.model,
    run: answer.sample,
    collected_at: answer.collectedAt,
    topic: answer.topic,
    prompt_group: answer.promptGroup,
    prompt: answer.question,
    answer: answer.text,
    sources: answer.sources.map(({ url, title }) => ({ url, title })),
    status: answer.status,
    failure: answer.failure,
    simulated: answer.simulated,
    judgement: answer.judgement,
  })}\n`;

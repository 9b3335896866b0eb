import { z } from 'zod';
import type { Download } from '../../../http/rest/download.ts';
import { type Columns, csvHead, csvRows } from '../../../lib/csv.ts';
import { findMatches } from '../../../text-search/match.ts';
import { createExcerpt } from '../list/excerpt.ts';
import type { ListedAnswer } from '../list/model.ts';
import type { AnswerMatches } from '../list/service.ts';

const text = z.string('must be given once.');
const query = z.object({
  text: text.optional(),
  from: text.optional(),
  to: text.optional(),
  platform: text.optional(),
  topic_id: text.optional(),
  prompt_id: text.optional(),
  company_id: text.optional(),
});

/** The answers that a search in texts finds, as a file. */
export function matchRoutes(download: Download): void {
  download(
    'export/matches.csv',
    'text/csv',
    async ({ viewer, services, userId, query: asked }) => {
      const { topic_id: topicId, prompt_id: promptId, company_id: companyId, ...same } = asked;
      const filter = { ...same, topicId, promptId, companyId };
      return lines(await services.answerList.matches(viewer, { userId, filter }));
    },
    query,
  );
}

interface Match {
  answer: ListedAnswer;
  /** How often the words occur in the text. */
  times: number;
  excerpt: string;
  comparedFrom: string | null;
}

/** They are only ever added to. */
const COLUMNS: Columns<Match> = {
  id: ({ answer }) => answer.id,
  collected_at: ({ answer }) => answer.collectedAt,
  day: ({ answer }) => answer.day,
  platform: ({ answer }) => answer.platform,
  model: ({ answer }) => answer.model,
  topic: ({ answer }) => answer.prompt.topic.name,
  prompt: ({ answer }) => answer.prompt.question,
  branded: ({ answer }) => answer.prompt.branded,
  visible: ({ answer }) => answer.visible,
  missed: ({ answer }) => answer.missed,
  matches: ({ times }) => times,
  excerpt: ({ excerpt }) => excerpt,
  compared_from: ({ comparedFrom }) => comparedFrom,
  simulated: ({ answer }) => answer.simulated,
};

async function* lines({ query: words, from, pages }: AnswerMatches): AsyncIterable<string> {
  yield csvHead(COLUMNS);
  for await (const page of pages) {
    const found = page.map(async (answer): Promise<Match> => {
      const { text: whole } = await answer.findings.text(answer);
      const spans = findMatches(whole, words);
      const excerpt = createExcerpt(whole, spans[0] ?? null).text;
      return { answer, times: spans.length, excerpt, comparedFrom: from };
    });
    yield csvRows(COLUMNS, await Promise.all(found));
  }
}

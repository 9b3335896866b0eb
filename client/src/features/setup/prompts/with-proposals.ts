import { LIMITS, type TopicValues } from './prompts-schema.ts';

interface Proposal {
  name: string;
  prompts: readonly { question: string }[];
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Topics with the proposed ones behind them; what is there already, in whatever topic, is not added again. */
export function withProposals(topics: readonly TopicValues[], proposals: readonly Proposal[]) {
  const asked = new Set(
    topics.flatMap(({ prompts }) => prompts.map(({ question }) => question.trim().toLowerCase())),
  );
  const merged = [...topics];
  let added = 0;
  for (const { name, prompts } of proposals) {
    const fresh = prompts
      .filter(({ question }) => !asked.has(question.trim().toLowerCase()))
      .slice(0, Math.max(0, LIMITS.prompts - asked.size))
      .map(({ question }) => ({ promptId: null, question }));
    for (const { question } of fresh) asked.add(question.trim().toLowerCase());
    added += fresh.length;
    const index = merged.findIndex((topic) => same(topic.name, name));
    const there = merged[index];
    if (there) merged[index] = { ...there, prompts: [...there.prompts, ...fresh] };
    else if (fresh.length > 0 && merged.length < LIMITS.topics) {
      merged.push({ topicId: null, name, prompts: fresh });
    }
  }
  return { merged, added };
}

/** The questions of a pasted text, one a line, without list marks, blanks and repetitions. */
export function linesOf(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

interface TopicRow {
  id: string;
  name: string;
  slug: string;
  version: string;
  archived: boolean;
  promptCount: number;
  archivedPromptCount: number;
}

interface PromptRow {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  archived: boolean;
  lastCollected: string | null;
}

const topic = (id: string, name: string, over: Partial<TopicRow> = {}): TopicRow => ({
  id,
  name,
  slug: id,
  version: `${id}-1`,
  archived: false,
  promptCount: 0,
  archivedPromptCount: 0,
  ...over,
});

const prompt = (id: string, question: string, over: Partial<PromptRow> = {}): PromptRow => ({
  id,
  topicId: 'topic-1',
  question,
  branded: false,
  archived: false,
  lastCollected: '2026-08-02',
  ...over,
});

export const topicSettings: TopicRow[] = [
  topic('topic-1', 'Headphones', { promptCount: 3, archivedPromptCount: 1 }),
  topic('topic-2', 'Speakers'),
  topic('topic-3', 'Cables', { promptCount: 1 }),
  topic('topic-4', 'Turntables', { archived: true, promptCount: 2 }),
];

const PROMPTS: PromptRow[] = [
  prompt('prompt-1', 'Best wireless headphones?'),
  prompt('prompt-2', 'Is Acme any good?', { branded: true }),
  prompt('prompt-3', 'Which last longest?', { lastCollected: null }),
  prompt('prompt-4', 'Which are new?', { archived: true }),
  prompt('prompt-5', '=Which cables?', { topicId: 'topic-3' }),
];

/** Replies with the requested prompts of a list that tests may change. */
export const promptSettingsOf =
  (prompts: readonly PromptRow[] = PROMPTS) =>
  ({ topicId, archived }: { topicId?: unknown; archived?: unknown }) => {
    const matching = prompts.filter(
      (each) => (!topicId || each.topicId === topicId) && each.archived === (archived ?? false),
    );
    return { total: matching.length, prompts: matching };
  };

/** `count` prompts of the first topic. */
export const manyPrompts = (count: number): PromptRow[] =>
  Array.from({ length: count }, (_, index) => prompt(`many-${index}`, `Question ${index}?`));

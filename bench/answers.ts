import type { RecordedAnswerInput } from '../server/graphql/resolvers.generated.ts';

export const BRAND = {
  brand: { name: 'Quillmark', aliases: ['Quill Mark'], domain: 'quillmark.example' },
  competitors: ['Tarnwick', 'Ostrava Labs', 'Pellandra', 'Vireo Systems', 'Hask & Verrin', 'Zovarqué'].map(
    (name) => ({
      name,
      aliases: [],
    }),
  ),
};

const TOPICS = 5;
const PROMPTS = 40;
const PLATFORMS = ['chatgpt', 'perplexity', 'gemini'];
const DAY_MS = 86_400_000;

/** A made-up list of about 1.5 KB that names four to six companies and cites three pages. */
export function answerText(seed: number): string {
  const names = [BRAND.brand.name, ...BRAND.competitors.map(({ name }) => name)];
  const chosen = names.filter((_, place) => (seed * 7 + place * 3) % 5 < 3);
  const items = chosen.map(
    (name, place) =>
      `${place + 1}. **${name}** – a dependable choice for teams, with clear pricing and good support. Some find its search slow, but most reviewers like how quickly a new colleague finds their way around ([review](https://reviews.example/${name.toLowerCase().replaceAll(' ', '-')}?utm_source=chat)).`,
  );
  return `Here is what stands out this year.\n\n${items.join('\n\n')}\n\nLet me know what matters most to you.`;
}

/** `count` recordings spread evenly over 5 topics, 40 prompts, 3 platforms and 90 days. */
export function* recordings(count: number): Generator<RecordedAnswerInput> {
  const start = Date.UTC(2025, 0, 1);
  const perDay = Math.ceil(count / 90);
  for (let index = 0; index < count; index += 1) {
    const prompt = index % PROMPTS;
    yield {
      id: `bench-${index}`,
      platform: PLATFORMS[Math.floor(index / PROMPTS) % PLATFORMS.length] ?? 'chatgpt',
      run: (Math.floor(index / (PROMPTS * PLATFORMS.length)) % 1000) + 1,
      collectedAt: new Date(start + Math.floor(index / perDay) * DAY_MS).toISOString(),
      topic: `Topic ${(prompt % TOPICS) + 1}`,
      prompt: `Which tool is best for use number ${prompt + 1}?`,
      answer: answerText(index),
      sources: [],
    };
  }
}

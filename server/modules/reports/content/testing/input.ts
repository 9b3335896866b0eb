import { platformName } from '../../../../platforms/names.ts';
import { QUILLMARK } from '../../../../testing/recordings.ts';
import type { ReportAnswer } from '../model.ts';
import type { ContentInput } from '../read-answers.ts';

const { brand, competitors } = QUILLMARK;

/** A usable answer of ChatGPT to the first prompt that says nothing; what is left out is made up. */
export const reportAnswer = (over: Partial<ReportAnswer>): ReportAnswer => ({
  prompt: 0,
  platform: 'chatgpt',
  model: null,
  status: 'answered',
  failure: null,
  text: 'It depends.',
  sources: [],
  collectedAt: '2026-01-05T10:00:00.000Z',
  ...over,
});

/** A failed measurement. */
export const failedAnswer = (over: Partial<ReportAnswer>): ReportAnswer =>
  reportAnswer({ status: 'failed', failure: 'No answer in time.', text: '', ...over });

/** A report on Quillmark with its competitors Tarnwick and Ostrava Labs. */
export const contentInput = (
  prompts: readonly string[],
  platforms: readonly string[],
  answers: readonly ReportAnswer[],
  over: Partial<ContentInput> = {},
): ContentInput => ({
  company: brand.name,
  website: brand.domain,
  competitors: competitors.map(({ name }) => name),
  searchTopics: ['Note taking'],
  prompts,
  brand: { ...brand, id: 'brand' },
  rivals: competitors.map((company, index) => ({ ...company, id: `rival-${index + 1}` })),
  platforms: platforms.map((key) => ({ key, name: platformName(key) })),
  answers,
  simulated: false,
  madeAt: '2026-01-05T11:00:00.000Z',
  ...over,
});

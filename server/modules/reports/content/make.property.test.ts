import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { makeContent } from './make.ts';
import type { ReportAnswer, ReportContent } from './model.ts';
import { contentInput, failedAnswer, reportAnswer } from './testing/input.ts';

const QUESTIONS = [
  'Which note app is best?',
  'Which wiki suits a team?',
  'Is Quillmark any good?',
  'Quill Mark or Tarnwick?',
  'Which app takes notes offline?',
];
const PLATFORMS = ['chatgpt', 'perplexity', 'gemini'];

const phrase = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'Quillmark is a great tool.',
      'Quillmark is slow and unreliable.',
      '1. **Tarnwick**\n2. Quillmark\n3. Ostrava Labs',
      'Most people are happy with Tarnwick.',
      '| App | Price |\n|---|---|\n| Quill Mark | 3 |',
      'See [Quillmark](https://quillmark.example/a) and [a list](https://g2.com/notes).',
      'It depends.',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const source = fc.record({
  url: fc.oneof(
    fc.constantFrom(
      'https://g2.com/a',
      'https://g2.com/b',
      'https://reddit.com/r/n',
      'https://tarnwick.example',
    ),
    fc.webUrl(),
    fc.string({ maxLength: 20 }),
  ),
  title: fc.string({ unit: 'grapheme', maxLength: 30 }),
});

const outcome = fc.record({
  text: fc.array(phrase, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n\n')),
  sources: fc.array(source, { maxLength: 4 }),
  model: fc.option(fc.constantFrom('m-1', 'm-2')),
  status: fc.constantFrom<ReportAnswer['status'][]>(
    'answered',
    'answered',
    'answered',
    'failed',
    'refused',
    'empty',
  ),
});

const question = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...QUESTIONS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }) },
);

/** A report's input: each platform answers each prompt at most once. */
const input = fc
  .record({
    prompts: fc.uniqueArray(question, { minLength: 1, maxLength: 6 }),
    platforms: fc.subarray(PLATFORMS, { minLength: 1 }),
    simulated: fc.boolean(),
    rivals: fc.boolean(),
    domain: fc.constantFrom('quillmark.example', null),
    outcomes: fc.array(fc.option(outcome, { freq: 8 }), { minLength: 18, maxLength: 18 }),
  })
  .map(({ prompts, platforms, outcomes, simulated, rivals, domain }) => {
    const answers = prompts.flatMap((_, prompt) =>
      platforms.flatMap((platform, place) => {
        const found = outcomes[prompt * PLATFORMS.length + place];
        return found ? [reportAnswer({ ...found, prompt, platform })] : [];
      }),
    );
    const made = contentInput(prompts, platforms, answers, { simulated });
    return { ...made, brand: { ...made.brand, domain }, rivals: rivals ? made.rivals : [] };
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const answered = ({ prompts }: ReportContent) =>
  prompts.flatMap(({ branded, results }, prompt) =>
    results.filter(({ status }) => status === 'answered').map((result) => ({ ...result, branded, prompt })),
  );

test('does not depend on the order of answers', () => {
  fc.assert(
    fc.property(
      input.chain((made) =>
        fc.tuple(
          fc.constant(made),
          fc.shuffledSubarray([...made.answers], { minLength: made.answers.length }),
        ),
      ),
      ([made, answers]) => {
        expect(makeContent({ ...made, answers })).toEqual(makeContent(made));
      },
    ),
    propertyRuns(60),
  );
});

test('a failed measurement changes no rate, share, position or sentiment', () => {
  fc.assert(
    fc.property(input, (made) => {
      const prompt = made.prompts.length;
      const more = makeContent({
        ...made,
        prompts: [...made.prompts, 'Which notebook is best?'],
        answers: [
          ...made.answers,
          ...made.platforms.map(({ key }) => failedAnswer({ prompt, platform: key })),
        ],
      });
      const before = makeContent(made);
      for (const part of [
        'visibility',
        'brandedVisibility',
        'ranking',
        'sentiment',
        'missing',
        'sources',
        'passages',
      ] as const)
        expect(more[part]).toEqual(before[part]);
      expect(more.measurement.answers).toBe(before.measurement.answers);
      expect(more.measurement.asked).toBe(before.measurement.asked + made.platforms.length);
    }),
    propertyRuns(60),
  );
});

test('figures of a report add up', () => {
  fc.assert(
    fc.property(input, (made) => {
      const content = makeContent(made);
      const { visibility, brandedVisibility, platforms, ranking, measurement, missing, sources } = content;
      const usable = answered(content);
      const generic = usable.filter(({ branded }) => !branded);
      expect(visibility).toMatchObject({
        hits: generic.filter(({ visible }) => visible).length,
        answers: generic.length,
      });
      expect(brandedVisibility.answers).toBe(usable.length - generic.length);
      expect(sum(platforms.map(({ mentionRate }) => mentionRate.hits))).toBe(visibility.hits);
      expect(sum(platforms.map(({ mentionRate }) => mentionRate.answers))).toBe(visibility.answers);
      expect(sum(platforms.map(({ answers, failed }) => answers + failed))).toBe(measurement.asked);
      expect(measurement.answers + sum(measurement.failures.map(({ count }) => count))).toBe(
        measurement.asked,
      );
      const shares = ranking.map(({ shareOfVoice }) => shareOfVoice);
      if (shares.includes(null)) expect(new Set(shares)).toEqual(new Set([null]));
      else expect(sum(shares.map((share) => share ?? 0))).toBeCloseTo(100);
      expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, index) => index + 1));
      const without = content.prompts.flatMap(({ branded }, prompt) => {
        const of = generic.filter((result) => result.prompt === prompt);
        return !branded && of.length > 0 && of.every(({ visible }) => !visible) ? [prompt] : [];
      });
      expect(missing.map(({ prompt }) => prompt).sort()).toEqual(without.sort());
      for (const { answers, sources: pages } of sources) {
        expect(answers).toBeLessThanOrEqual(usable.length);
        for (const page of pages) expect(page.answers).toBeLessThanOrEqual(answers);
      }
    }),
    propertyRuns(100),
  );
});

test('has at most six different passages with marks inside their texts', () => {
  fc.assert(
    fc.property(input, (made) => {
      const { passages, prompts } = makeContent(made);
      const visible = prompts.flatMap(({ results }) => results.filter((result) => result.visible)).length;
      expect(passages.length).toBe(Math.min(6, visible));
      expect(new Set(passages.map(({ prompt, platform }) => `${prompt} ${platform.key}`)).size).toBe(
        passages.length,
      );
      for (const { text, mention } of passages)
        if (mention) expect(text.slice(mention.start, mention.end)).toMatch(/^quill ?mark/i);
    }),
    propertyRuns(60),
  );
});

test('has five different one-line next steps when there is an answer', () => {
  fc.assert(
    fc.property(input, (made) => {
      const { nextSteps, measurement } = makeContent(made);
      expect(nextSteps.length).toBe(measurement.answers > 0 ? 5 : 0);
      expect(new Set(nextSteps.map(({ title }) => title)).size).toBe(nextSteps.length);
      for (const { title, detail, evidence } of nextSteps) {
        expect(title.length).toBeLessThanOrEqual(250);
        for (const text of [title, detail, evidence]) {
          expect(text).not.toMatch(/[\n\r]|undefined|NaN|null|Infinity/);
          expect(text.isWellFormed()).toBe(true);
        }
      }
    }),
    propertyRuns(200),
  );
});

test('survives JSON unchanged', () => {
  fc.assert(
    fc.property(input, (made) => {
      const content = makeContent(made);
      expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    }),
    propertyRuns(60),
  );
});

test('figures of next steps equal those of the report', () => {
  fc.assert(
    fc.property(input, (made) => {
      const content = makeContent(made);
      for (const { kind, title, evidence } of content.nextSteps) {
        if (kind === 'rival' && made.rivals.length > 0) {
          for (const [, name, hits, answers] of evidence.matchAll(
            /(\w+(?: Labs)?) is named in (\d+) of (\d+)/g,
          )) {
            const company = content.ranking.find((each) => each.name === name);
            expect(company?.mentionRate).toMatchObject({ hits: Number(hits), answers: Number(answers) });
          }
        }
        if (kind === 'win_prompt' && title.startsWith('Publish')) {
          const [, answers] = /in (?:none of )?the (\d+|one) answers? to this prompt/.exec(evidence) ?? [];
          const lost = content.missing.filter((prompt) => title.includes(prompt.question));
          if (lost.length > 0)
            expect(lost.map((prompt) => prompt.answers)).toContain(answers === 'one' ? 1 : Number(answers));
        }
        if (kind === 'be_named_first') {
          const [, first, visible] = /first in (\d+) of (\d+) answers/.exec(evidence) ?? [];
          const named = answered(content).filter((result) => !result.branded && result.visible);
          expect(Number(visible)).toBe(named.length);
          expect(Number(first)).toBe(named.filter(({ position }) => position === 1).length);
        }
      }
    }),
    propertyRuns(100),
  );
});

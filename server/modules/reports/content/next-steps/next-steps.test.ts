import { expect, test } from 'vitest';
import { makeContent } from '../make.ts';
import type { NextStepKind, ReportAnswer } from '../model.ts';
import type { ContentInput } from '../read-answers.ts';
import { contentInput, reportAnswer } from '../testing/input.ts';

const THREE = ['chatgpt', 'perplexity', 'gemini'];
const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => `Which app for use ${index + 1}?`);

/** Next steps of a report in which every platform answers every prompt. */
function stepsOf(
  prompts: readonly string[],
  reply: (prompt: number, platform: string) => Partial<ReportAnswer>,
  over: Partial<ContentInput> = {},
) {
  const answers = prompts.flatMap((_, prompt) =>
    THREE.map((platform) => reportAnswer({ ...reply(prompt, platform), prompt, platform })),
  );
  const { nextSteps } = makeContent(contentInput(prompts, THREE, answers, over));
  return { steps: nextSteps, step: (kind: NextStepKind) => nextSteps.find((each) => each.kind === kind) };
}

const cite = (...urls: string[]) => urls.map((url) => ({ url, title: '' }));

test('puts a prompt that only names competitors first', () => {
  const { steps } = stepsOf(questions(3), (prompt) => ({
    text: prompt === 1 ? 'Take Tarnwick.' : 'Quillmark is a good choice.',
    sources: prompt === 1 ? cite('https://g2.com/notes') : [],
  }));
  expect(steps[0]).toMatchObject({
    kind: 'win_prompt',
    title: 'Publish an answer to ‘Which app for use 2?’',
    evidence: 'Quillmark is named in none of the 3 answers to this prompt; Tarnwick is named in 3.',
  });
  expect(steps[0]?.detail).toContain('g2.com');
});

test('a prompt that some answers miss is less urgent than one that all miss', () => {
  const { steps } = stepsOf(questions(2), (prompt, platform) => ({
    text: prompt === 0 && platform === 'chatgpt' ? 'Take Quillmark.' : 'Take Tarnwick.',
  }));
  const titles = steps.map(({ title }) => title);
  expect(titles[0]).toBe('Publish an answer to ‘Which app for use 2?’');
  expect(titles).not.toContain('Publish an answer to ‘Which app for use 1?’');
});

test('suggests reviewing a prompt whose answers name nobody', () => {
  const { steps } = stepsOf(questions(2), (prompt) => ({
    text: prompt === 0 ? 'It depends on you.' : 'Quillmark is excellent.',
  }));
  const step = steps.find(({ title }) => title === 'Publish an answer to ‘Which app for use 1?’');
  expect(step?.detail).toMatch(/^See first whether it is a question that your customers ask\./);
  expect(step?.evidence).toBe(
    'Quillmark is named in none of the 3 answers to this prompt; no competitor is named either.',
  );
});

test('prefers comparing and reporting sites among equally cited ones', () => {
  const { steps } = stepsOf(questions(1), () => ({
    text: 'Tarnwick.',
    sources: cite(
      'https://amazon.com/a',
      'https://boots.example/a',
      'https://g2.com/a',
      'https://cnet.com/a',
    ),
  }));
  expect(steps.find(({ kind }) => kind === 'win_prompt')?.detail).toContain(
    'Read first what these answers cite: g2.com, cnet.com and amazon.com.',
  );
});

test('weights a site by the answers that cite it and name only competitors', () => {
  const { step } = stepsOf(questions(3), (prompt) =>
    prompt === 0
      ? { text: 'Quillmark.', sources: cite('https://theverge.com/a', 'https://g2.com/a') }
      : { text: 'Tarnwick or Ostrava Labs.', sources: cite('https://g2.com/b', 'https://tarnwick.example') },
  );
  expect(step('earn_source')).toMatchObject({
    title: 'Get reviewed on g2.com',
    evidence:
      'g2.com is cited by 9 answers to prompts that do not name Quillmark; 6 of them name Ostrava Labs or Tarnwick and not Quillmark.',
  });
});

test('calls a platform weak only when the test is significant', () => {
  const without = (platform: string) => (platform === 'gemini' ? 'It depends.' : 'Take Quillmark.');
  const many = stepsOf(questions(10), (_, platform) => ({ text: without(platform) }));
  expect(many.step('weak_platform')).toMatchObject({
    title: 'Find out what Gemini rests on',
    evidence:
      'Gemini names Quillmark in 0 of 10 answers (0.0%), the others in 20 of 20 answers (100.0%): more than chance explains.',
  });
  const few = stepsOf(questions(2), (_, platform) => ({ text: without(platform) }));
  expect(few.step('weak_platform')?.evidence).toContain('too few answers so far');
  expect(few.step('weak_platform')?.detail).toContain('Measure again before acting');
});

test('names the leading competitor with both shares', () => {
  const { step } = stepsOf(questions(2), (prompt) => ({
    text: prompt === 0 ? 'Tarnwick and Quillmark.' : 'Tarnwick.',
  }));
  expect(step('rival')).toMatchObject({
    title: 'Learn why Tarnwick is named more',
    evidence:
      'Tarnwick is named in 6 of 6 answers (share of voice 66.7%); Quillmark is named in 3 of 6 answers (share of voice 33.3%): too few answers to call the difference more than chance.',
  });
  expect(step('rival')?.detail).toContain('‘Which app for use 2?’');
});

test('calls a competitor ahead by more than chance only when the test is significant', () => {
  const { step } = stepsOf(questions(4), () => ({ text: 'Tarnwick.' }));
  expect(step('rival')?.evidence).toMatch(/: more than chance explains\.$/);
});

test('gives no counts for a single answer', () => {
  const one = (text: string) =>
    makeContent(
      contentInput(['Which app?'], ['chatgpt'], [reportAnswer({ text, sources: cite('https://g2.com/a') })]),
    ).nextSteps.map(({ evidence }) => evidence);
  const evidence = one('Take Tarnwick or Ostrava Labs.');
  expect(evidence).toContain(
    'Quillmark is not named in the one answer to this prompt, which names Ostrava Labs and Tarnwick.',
  );
  expect(evidence).toContain(
    'g2.com is cited by 1 answer to prompts that do not name Quillmark; it names Ostrava Labs or Tarnwick and not Quillmark.',
  );
  expect(one('Quillmark is slow and unreliable.')[0]).toMatch(
    /^The one answer that names Quillmark scores 45 or less of 100: ChatGPT \d+\.\d\.$/,
  );
});

test('names the first page by its address, and as the most cited only if it is', () => {
  const detail = (urlOf: (prompt: number) => string) =>
    stepsOf(questions(2), (prompt) => ({ text: 'Tarnwick.', sources: cite(urlOf(prompt)) })).step(
      'earn_source',
    )?.detail;
  expect(detail(() => 'https://www.g2.com/notes/')).toContain('The page cited is g2.com/notes.');
  expect(detail((prompt) => `https://g2.com/${prompt}`)).toContain(
    'Begin with g2.com/0, one of 2 pages of g2.com that are cited.',
  );
});

test('criticism names the prompt, the platform and the score', () => {
  const { step } = stepsOf(questions(2), (prompt, platform) => ({
    text: prompt === 0 && platform === 'gemini' ? 'Quillmark is slow and unreliable.' : 'Quillmark is great.',
  }));
  expect(step('sentiment')?.title).toBe('See what is criticised in answers to ‘Which app for use 1?’');
  expect(step('sentiment')?.evidence).toMatch(
    /^1 of 3 answers that name Quillmark scores 45 or less of 100: Gemini \d+\.\d\.$/,
  );
});

test('a brand behind others is shown who comes first', () => {
  const { step } = stepsOf(questions(2), () => ({ text: '1. Tarnwick\n2. Quillmark' }));
  expect(step('be_named_first')?.evidence).toBe(
    'Quillmark comes first in 0 of 6 answers that name it, and at position 2.0 on average; Tarnwick comes first in 6.',
  );
});

test('a brand that platforms do not know should say who it is', () => {
  const { steps } = stepsOf(['Which app is best?', 'What is Quillmark?'], (prompt, platform) => ({
    text: prompt === 1 && platform !== 'gemini' ? 'I know nothing of that name.' : 'Quillmark is an app.',
  }));
  expect(steps[0]).toMatchObject({
    kind: 'profile',
    evidence: 'Asked about Quillmark by name, 1 of 3 answers names it.',
  });
});

test('uncited own pages give a step; without a website the report says so', () => {
  const reply = () => ({ text: 'Tarnwick.', sources: cite('https://tarnwick.example/a') });
  expect(stepsOf(questions(2), reply).step('own_page')?.evidence).toBe(
    'quillmark.example is cited in 0 of 6 answers that cite pages, competitors’ sites in 6.',
  );
  const brand = { id: 'brand', name: 'Quillmark', aliases: [], domain: null };
  expect(stepsOf(questions(2), reply, { brand }).step('own_page')?.detail).toContain('Name your website');
});

test('suggests other prompts when no company is named', () => {
  const { steps } = stepsOf(questions(2), () => ({ text: 'It depends on you.' }));
  expect(steps[0]).toMatchObject({
    kind: 'measure_again',
    title: 'Ask questions whose answers name companies',
  });
});

test('a leading brand also gets five steps, none of them a prompt to win', () => {
  const { steps, step } = stepsOf(questions(2), () => ({ text: 'Quillmark is excellent.' }));
  expect(steps).toHaveLength(5);
  expect(step('win_prompt')).toBeUndefined();
  expect(step('earn_source')).toBeUndefined();
});

test('no kind of step fills the whole list', () => {
  const { steps } = stepsOf(questions(10), () => ({ text: 'Tarnwick is best.' }));
  const counts = [...Map.groupBy(steps, ({ kind }) => kind).values()].map((same) => same.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});

test('says not to act on simulated answers', () => {
  const { steps } = stepsOf(questions(2), () => ({ text: 'Tarnwick.' }), { simulated: true });
  expect(steps[0]?.title).toBe('Ask real platforms before acting on this report');
});

test('keeps names on one line and cuts a long question', () => {
  const brand = { id: 'brand', name: 'Quill\r\nmark', aliases: [], domain: null };
  const { steps } = stepsOf(
    [`Which app ${'really '.repeat(40)}?`, 'Which\none?'],
    () => ({ text: 'Tarnwick.' }),
    {
      brand,
    },
  );
  for (const { title, detail, evidence } of steps) {
    expect(`${title}${detail}${evidence}`).not.toMatch(/[\r\n]/);
    expect(title.length).toBeLessThan(140);
  }
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { emptyReport, report, reportAnswer } from '../../testing/reports.ts';

const PATH = '/reports/secret-token';
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

function apiFor(answers: object) {
  const api = new FakeApi();
  Object.assign(api.answers, { report, reportAnswer, ...answers });
  return api;
}

const open = (answers: object = {}, path = PATH) => renderApp(path, { api: apiFor(answers) });

test('opens by its address alone and is hidden from search engines', async () => {
  const { api } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Audio' })).toBeTruthy();
  expect(api.args.report).toEqual({ token: 'secret-token' });
  expect(api.requestCounts.viewer).toBe(0);
  expect(document.title).toBe('Acme Audio: AI visibility report · Sightline');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
});

test('shows what the report is about, with its file and link', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { level: 1, name: 'Acme Audio' });
  expect(
    screen.getByText(
      '3 prompts that customers may ask, put to ChatGPT and Gemini: 5 usable answers, Aug 03, 2026.',
    ),
  ).toBeTruthy();
  expect(texts(screen.getAllByRole('definition')).slice(0, 4)).toEqual([
    'acme-audio.example',
    'Rival One, Third Sound',
    'wireless headphones, battery life',
    'Nov 01, 2026',
  ]);
  const file = screen.getByRole('link', { name: 'Download PDF' });
  expect(file.getAttribute('href')).toBe('/api/reports/secret-token.pdf');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${PATH}`);
});

test('shows visibility with its interval in words, branded prompts apart', async () => {
  await open();
  const visibility = await section('Visibility');
  expect(await visibility.findByText('50.0%')).toBeTruthy();
  expect(visibility.getByRole('link', { name: '2 of 4 answers' }).getAttribute('href')).toBe('#prompts');
  expect(visibility.getByText(/^95% interval 15\.0–85\.0%/)).toBeTruthy();
  expect(visibility.getByText('When the prompt names Acme Audio')).toBeTruthy();
  expect(visibility.getByText('0 of 1 answer, 95% interval 0.0–79.3%')).toBeTruthy();
});

test('shows a report that was stored without notes on its intervals', async () => {
  const { visibility, sentiment } = report;
  const stored = {
    ...report,
    visibility: { ...visibility, note: null },
    sentiment: { ...sentiment, counts: null, note: null },
  };
  await open({ report: stored });
  expect(await (await section('Visibility')).findByText('95% interval 15.0–85.0%.')).toBeTruthy();
  expect(
    (await section('Sentiment')).getByText(
      '95% interval: 60.5–82.0. Judged by built-in rules: 2 of 2 answers that name the company.',
    ),
  ).toBeTruthy();
});

test('lists platforms with their rates and failures', async () => {
  await open();
  const platforms = await section('By platform');
  await platforms.findByText('ChatGPT');
  expect(texts(platforms.getAllByRole('listitem'))).toEqual([
    'ChatGPTFew answers50.0% (9.5–90.5)Named in 1 of 2 answers · 1 more answer to prompts that name it',
    'GeminiFew answers50.0% (9.5–90.5)Named in 1 of 2 answers · 1 failed, not counted',
  ]);
});

test('shows the ranking with share of voice, the own company marked', async () => {
  await open();
  const ranking = await section('Ranking');
  const [, ...rows] = await ranking.findAllByRole('row');
  expect(rows.map((row) => texts(row.children))).toEqual([
    ['1', 'RRival One', '75.0%3 of 4 answers, 95% interval 30.0–80.0%', '50.0%', '1.0'],
    ['2', 'AAcme AudioYou', '50.0%2 of 4 answers, 95% interval 20.0–70.0%', '33.3%', '1.5'],
    ['3', 'TThird Sound', '25.0%1 of 4 answers, 95% interval 10.0–60.0%', '16.7%', '2.0'],
  ]);
});

test('shows sentiment with its interval and judge, and no interval for one answer', async () => {
  const { unmount } = await open();
  const sentiment = await section('Sentiment');
  expect(await sentiment.findByText('71.3')).toBeTruthy();
  expect(sentiment.getByText('of 100 · Positive')).toBeTruthy();
  expect(
    sentiment.getByText(
      '95% interval: 60.5–82.0. The 95% interval speaks of prompts like these. Judged by built-in rules: 2 of 2 answers that name the company.',
    ),
  ).toBeTruthy();
  unmount();
  const note = 'Too few prompts for an interval: it needs 6.';
  const single = { value: 40, low: null, high: null, answers: 1, note, mentions: 2, judge: 'gpt-x' };
  await open({ report: { ...report, sentiment: single } });
  expect(
    await (await section('Sentiment')).findByText(
      'Too few prompts for an interval: it needs 6. Judged by gpt-x: 1 of 2 answers that name the company.',
    ),
  ).toBeTruthy();
});

test('lists prompts without the company, who is named instead, and their answers', async () => {
  await open();
  const missing = await section('Where it is missing');
  const question = await missing.findByRole('link', { name: 'Headphones with the longest battery?' });
  const target = document.getElementById(question.getAttribute('href')?.slice(1) ?? '');
  expect(target?.textContent).toContain('Headphones with the longest battery?');
  expect(missing.getByRole('listitem').textContent).toContain(
    'Named instead:Rival One 2 of 2 answersThird Sound 1 of 2 answers',
  );
});

test('lists sources by kind; only web addresses become links, without a referrer', async () => {
  await open();
  const sources = await section('Top sources');
  expect(texts(await sources.findAllByRole('heading', { level: 3 }))).toEqual([
    'Reviews and comparisons',
    'Your own site',
  ]);
  const links = sources.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://reviews.example/best',
    'https://acme-audio.example/',
  ]);
  expect(links[0]?.getAttribute('rel')).toBe('noreferrer noopener nofollow');
  expect(sources.getByText('bad.example')).toBeTruthy();
});

test('shows passages with the name marked, and five steps with their reasons', async () => {
  await open();
  const passages = await section('In their words');
  const quote = await passages.findByText(/Many like/);
  expect(texts(quote.querySelectorAll('mark'))).toEqual(['Acme Audio']);
  expect(passages.getByText('81.3 Positive')).toBeTruthy();
  const steps = (await section('Next steps')).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[0]?.textContent).toBe('1Win a questionStep 1What to do for step 1.The figures behind step 1.');
});

test('lists all prompts with every outcome, failures included', async () => {
  await open();
  const prompts = await section('All prompts and answers');
  await prompts.findByText('Best wireless headphones?');
  const items = [1, 2, 3].map((number) => document.getElementById(`prompt-${number}`));
  expect(items.map((item) => texts(item?.querySelectorAll('li') ?? []))).toEqual([
    ['ChatGPTNamed 2ndof 2 companies', 'GeminiNamed 1stalone'],
    ['ChatGPTNot namedRival One', 'GeminiNot namedRival One and Third Sound'],
    ['ChatGPTNobody named', 'GeminiFailedThe platform did not answer in time.'],
  ]);
  expect(within(items[2] as HTMLElement).getAllByRole('link')).toHaveLength(1);
});

test('explains how it was measured', async () => {
  await open();
  const measured = await section('How it was measured');
  await measured.findByText('Failed measurements', { selector: 'h3' });
  expect(measured.getByText('ChatGPT, model model-5: 3 usable answers')).toBeTruthy();
  expect(measured.getByText('Gemini, model not given: 2 usable answers, 1 failed')).toBeTruthy();
  expect(
    measured.getByText('6 questions: each prompt once on each platform. 5 usable answers, 1 failed.'),
  ).toBeTruthy();
  expect(measured.getByText('Aug 03, 2026 (UTC)')).toBeTruthy();
  expect(measured.getByText('Gemini, 1 time: The platform did not answer in time.')).toBeTruthy();
  expect(measured.getByText('By answers that name a company.')).toBeTruthy();
});

test('opens an outcome’s answer with the names marked; Escape returns', async () => {
  const { user, api, location } = await open();
  await user.click(await screen.findByRole('link', { name: /ChatGPT Named 2nd/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Best wireless headphones?' }));
  expect(location.current).toBe(`${PATH}?prompt=0&platform=chatgpt`);
  expect(api.args.reportAnswer).toEqual({ token: 'secret-token', prompt: 0, platform: 'chatgpt' });
  expect(dialog.getByText('ChatGPT · model-5 · Aug 03, 2026')).toBeTruthy();
  await dialog.findByRole('heading', { name: 'Our picks' });
  const marks = dialog.getByRole('region', { name: 'Answer' }).querySelectorAll('mark');
  expect([...marks].map((mark) => [mark.textContent, mark.dataset.own, mark.title])).toEqual([
    ['Rival One', 'false', 'Rival One, named 1st'],
    ['Acme Audio', 'true', 'Acme Audio, named 2nd'],
    ['Acme Audio', 'true', 'Acme Audio, named 2nd'],
  ]);
  expect(dialog.getByText('Best of').getAttribute('href')).toBe('https://reviews.example/best');
  expect(dialog.getByText('Bad').hasAttribute('href')).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.current).toBe(PATH);
});

test('explains a missing answer and one that cannot be loaded', async () => {
  const { unmount } = await open({ reportAnswer: null }, `${PATH}?prompt=2&platform=gemini`);
  expect(await screen.findByText('There is no usable answer of this platform to this prompt.')).toBeTruthy();
  unmount();
  const api = apiFor({});
  api.fail('reportAnswer');
  const { user } = await renderApp(`${PATH}?prompt=0&platform=chatgpt`, { api });
  await screen.findByText('The answer could not be loaded.');
  api.mend('reportAnswer');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Our picks' })).toBeTruthy();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('marks a simulated report and its answers first', async () => {
  await open(
    { report: { ...report, simulated: true }, reportAnswer: { ...reportAnswer, simulated: true } },
    `${PATH}?prompt=0&platform=chatgpt`,
  );
  expect((await screen.findByText(/no AI platform was asked/)).textContent).toMatch(/^Simulated answers:/);
  expect(await screen.findByText('Made by the simulator · Aug 03, 2026')).toBeTruthy();
});

test('does not mark a real report as simulated', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Acme Audio' });
  expect(screen.queryByText(/no AI platform was asked/)).toBeNull();
});

test('says in each part what is missing when nothing could be measured', async () => {
  await open({ report: emptyReport });
  await screen.findByText(/No prompt without the company’s name has a usable answer/);
  for (const text of [
    'No usable answer to such a prompt.',
    'No usable answer · 3 failed, not counted',
    'None of these companies is named in an answer, so there is no share of voice.',
    'No answer names Acme Audio, so there is no sentiment to measure.',
    'There are no usable answers to look in',
    'No answer cites a source',
    'No answer names Acme Audio',
    'No answers',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByText('Compared with')).toBeNull();
});

test('says that the company is missing nowhere', async () => {
  await open({ report: { ...report, missing: [] } });
  expect(await screen.findByText('Every prompt has an answer that names Acme Audio')).toBeTruthy();
});

test('keeps its layout while it loads', async () => {
  const api = apiFor({});
  const release = api.hold('report');
  await renderApp(PATH, { api });
  expect((await screen.findByRole('region', { name: 'Ranking' })).getAttribute('aria-busy')).toBe('true');
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Audio' })).toBeTruthy();
});

test('leads from a missing report to a new one, and offers Retry when loading fails', async () => {
  const { unmount } = await open({ report: null });
  expect(await screen.findByRole('heading', { name: 'There is no report here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make a new report' }).getAttribute('href')).toBe(
    '/generate-reports',
  );
  unmount();
  const api = apiFor({});
  api.fail('report');
  const { user } = await renderApp(PATH, { api });
  await screen.findByText('The report could not be loaded. Please try again later.');
  api.mend('report');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Audio' })).toBeTruthy();
});

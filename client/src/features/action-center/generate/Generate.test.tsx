import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { contentGenerator } from '../../../testing/content-tools.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/generate';
const SAMPLE = contentGenerator.sampleContent;
const EMPTY = 'Generated content will appear here...';

async function open(path = PATH) {
  const app = await renderApp(path, { signedInAs });
  await screen.findByRole('tab', { name: 'Original Content' });
  return app;
}
const original = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Original content' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const openTab = (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name })));
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const write = (text: string) => fireEvent.change(original(), { target: { value: text } });
const headings = () =>
  within(screen.getByRole('article'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

/** From here on time passes by `pass` alone. */
function press(name: string) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button(name));
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function generate() {
  press('Generate');
  await pass(2000);
}

test('shows the title, tabs, placeholder, levels and the simulation notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Generate Optimized Content' })).toBeTruthy();
  expect(screen.getByText('Simulated: fixed rules rearrange your text, no AI model is asked')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Original Content',
    'Optimized Content',
  ]);
  expect(original().placeholder).toBe('Paste your content here or use our sample...');
  expect(original().value).toBe('');
  const levels = within(screen.getByRole('group', { name: 'Optimization level' })).getAllByRole('button');
  expect(levels.map((level) => [level.textContent, level.getAttribute('aria-pressed')])).toEqual([
    ['Balanced', 'true'],
    ['Technical', 'false'],
    ['Accessible', 'false'],
  ]);
  expect(screen.queryByText('Improvements Made')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to Action Center' }).getAttribute('href')).toBe(
    '/dashboard/action',
  );
});

test('has nothing to copy before the first generation', async () => {
  await open();
  await openTab('Optimized Content');
  expect(screen.getByText(EMPTY)).toBeTruthy();
  expect(button('Copy').disabled).toBe(true);
  expect(button('Regenerate').disabled).toBe(true);
});

test('Use Sample Content fills in the sample', async () => {
  const { user } = await open();
  await user.click(button('Use Sample Content'));
  expect(original().value).toBe(SAMPLE);
});

test('replaces the user’s own text with the sample only after a confirmation', async () => {
  const { user } = await open();
  await user.type(original(), 'Mine');
  await user.click(button('Use Sample Content'));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(original().value).toBe('Mine');
  await user.click(button('Use Sample Content'));
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(original().value).toBe(SAMPLE);
});

test('generates for 2 seconds, shows the output’s tab at once and disables the controls', async () => {
  await open();
  write('Closed headphones suit a studio. In 2025, 8 of 10 studios used them.');
  press('Generate');
  expect(chosenTab()).toBe('Optimized Content');
  expect(screen.queryByText(EMPTY)).toBeNull();
  for (const name of ['Generating...', 'Balanced', 'Technical', 'Accessible']) {
    expect(button(name).matches(':disabled')).toBe(true);
  }
  await openTab('Original Content');
  expect(original().matches(':disabled')).toBe(true);
  expect(button('Use Sample Content').matches(':disabled')).toBe(true);
  await openTab('Optimized Content');

  await pass(1999);
  expect(screen.queryByRole('article')).toBeNull();
  await pass(1);
  expect(headings().slice(1)).toEqual(['In short', 'Key facts', 'Details', 'Sources']);
  for (const name of ['Generate', 'Balanced', 'Copy', 'Regenerate']) {
    expect(button(name).matches(':disabled')).toBe(false);
  }
});

test('lists five improvements afterwards', async () => {
  await open();
  write('Closed headphones suit a studio.');
  await generate();
  const improvements = within(screen.getByRole('region', { name: 'Improvements Made' }));
  expect(improvements.getAllByRole('listitem')).toHaveLength(5);
});

test('measures the scores of the original and the simulated text', async () => {
  await open();
  write('Closed headphones suit a studio.');
  await generate();
  await pass(0);
  const scores = within(screen.getByRole('region', { name: 'Scores' }));
  expect(scores.getByRole('row', { name: 'Statistics 1 1 0' })).toBeTruthy();
});

test('writes the text for the chosen level', async () => {
  await open();
  write('A studio\n\nIt has a DAW. It has doors.');
  fireEvent.click(button('Technical'));
  expect(button('Technical').getAttribute('aria-pressed')).toBe('true');
  await generate();
  expect(headings()).toEqual(['A studio', 'In short', 'Key facts', 'Terms to define', 'Details', 'Sources']);
});

test('keeps the old text for 2 seconds when regenerating, then shows another', async () => {
  await open();
  write('Closed headphones suit a studio.');
  await generate();
  const before = headings();
  press('Regenerate');
  expect(button('Regenerating...').disabled).toBe(true);
  expect(button('Generate').matches(':disabled')).toBe(true);
  expect(button('Copy').disabled).toBe(true);
  expect(headings()).toEqual(before);
  await pass(2000);
  expect(headings()).not.toEqual(before);
  expect(button('Regenerate').disabled).toBe(false);
});

test('generates from the sample content when the field is empty', async () => {
  await open();
  expect(screen.getByText('If you leave this empty, Generate uses the sample content.')).toBeTruthy();
  await generate();
  expect(headings()[0]).toBe('Which headphones suit a studio?');
  await openTab('Original Content');
  expect(original().value).toBe(SAMPLE);
});

test('copies the text as Markdown and shows a check for 2 seconds', async () => {
  await open();
  write('Studios\n\nClosed headphones suit a studio.');
  await generate();
  press('Copy');
  await pass(0);
  expect(await navigator.clipboard.readText()).toContain(
    '# Studios\n\n## In short\n\nClosed headphones suit a studio.',
  );
  expect(button('Copied').querySelector('.lucide-check')).toBeTruthy();
  await pass(1999);
  expect(button('Copied')).toBeTruthy();
  await pass(1);
  expect(button('Copy').querySelector('.lucide-check')).toBeNull();
});

test('reports a refused clipboard', async () => {
  await open();
  write('Closed headphones suit a studio.');
  await generate();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  press('Copy');
  vi.useRealTimers();
  expect(
    await screen.findByText('The text could not be copied. Select it and copy it by hand.'),
  ).toBeTruthy();
  expect(screen.queryByText('Copied')).toBeNull();
});

test('fills in a question from the Action Center', async () => {
  await open(`${PATH}?question=${encodeURIComponent('Who makes good microphones?')}`);
  expect(original().value).toBe('Who makes good microphones?');
});

test('limits a question to 500 characters and a text to 20,000', async () => {
  await open(`${PATH}?question=${'x'.repeat(600)}`);
  expect(original().value).toBe('x'.repeat(500));
  expect(original().maxLength).toBe(20_000);
});

test('asks before leaving with the user’s own text, not with the sample', async () => {
  const { location, user } = await open();
  const leave = () => user.click(screen.getByRole('link', { name: 'Prompts' }));
  await user.type(original(), 'Mine');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.current).toBe(PATH);
  expect(original().value).toBe('Mine');
  await user.click(button('Use Sample Content'));
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await leave();
  await waitFor(() => expect(location.current).toBe('/dashboard/prompts'));
});

test('cancels a generation when the screen is left', async () => {
  await open();
  const started = vi.spyOn(globalThis, 'setTimeout');
  const stopped = vi.spyOn(globalThis, 'clearTimeout');
  fireEvent.click(button('Use Sample Content'));
  fireEvent.click(button('Generate'));
  const index = started.mock.calls.findIndex(([, after]) => after === 2000);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Prompts' })));
  await screen.findByRole('heading', { level: 1, name: 'Prompts' });
  expect(stopped).toHaveBeenCalledWith(started.mock.results[index]?.value);
});

test('reports a failure and offers Retry', async () => {
  const api = new FakeApi();
  api.fail('contentGenerator');
  const { reload, user } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('The content generator could not be loaded.')).toBeTruthy();
  await user.click(button('Retry'));
  expect(reload).toHaveBeenCalledOnce();
});

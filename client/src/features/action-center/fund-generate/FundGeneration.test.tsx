import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { fundGenerator } from '../../../testing/fund-content.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/action/generate';
const EMPTY = 'Generated content will appear here...';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
async function open(search = '', api = fundApi()) {
  const app = await renderApp(PATH + search, { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('textbox', { name: 'Custom Prompt' });
  return app;
}
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Custom Prompt' });
const write = (text: string) => fireEvent.change(prompt(), { target: { value: text } });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
const values = (name: string) => [...select(name).options].map((option) => option.value);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const useTemplate = (title: string) => button(`Use Template ${title}`);
const output = () => screen.getByRole('region', { name: 'Generated Content' }).textContent ?? '';

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

test('shows the title, the back link and the simulation notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Content Generation' })).toBeTruthy();
  expect(screen.getByText('Simulated: canned texts, no AI model is asked')).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Back to Action Center' });
  expect(back.getAttribute('href')).toBe('/dashboard/action');
});

test('offers content types, audiences and tones', async () => {
  await open();
  expect(values('Content Type')).toEqual([
    'blog-post',
    'press-release',
    'case-study',
    'market-report',
    'newsletter',
    'social-media',
  ]);
  expect(values('Target Audience')).toEqual([
    'investors',
    'entrepreneurs',
    'portfolio-companies',
    'industry-peers',
    'media',
    'general-public',
  ]);
  expect(values('Tone')).toEqual([
    'professional',
    'casual',
    'authoritative',
    'conversational',
    'inspiring',
    'analytical',
  ]);
  expect(select('Content Type').options[5]?.text).toBe('Social Media');
});

test('shows three fixed insights and says that they are fixed', async () => {
  await open();
  const insights = screen.getByRole('region', { name: 'Content Insights' });
  expect(
    within(insights)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Engagement87%', 'Brand Alignment92%', 'Citability85%']);
  expect(insights.textContent).toContain('Sample figures, the same for every text.');
});

describe('a generation', () => {
  test('requires a prompt that is not blank', async () => {
    await open();
    expect(screen.getByText(EMPTY)).toBeTruthy();
    expect(button('Generate').disabled).toBe(true);
    write(' \n ');
    expect(button('Generate').disabled).toBe(true);
    write('Our thesis');
    expect(button('Generate').disabled).toBe(false);
    expect(button('Copy to clipboard').disabled).toBe(true);
    expect(button('Regenerate').disabled).toBe(true);
  });

  test('takes 2 seconds with disabled controls and shows a canned text for the choices', async () => {
    await open();
    write('Our thesis');
    choose('Content Type', 'press-release');
    choose('Target Audience', 'media');
    choose('Tone', 'analytical');
    press('Generate');
    for (const name of ['Generating...', 'Copy to clipboard', 'Regenerate', 'Use Template The report']) {
      expect(button(name).matches(':disabled')).toBe(true);
    }
    expect(prompt().matches(':disabled')).toBe(true);
    expect(select('Tone').matches(':disabled')).toBe(true);
    expect(screen.queryByText(EMPTY)).toBeNull();
    await pass(1999);
    expect(output()).not.toContain('Acme Audio');
    await pass(1);
    expect(output()).toContain('Press Release · Media · Analytical');
    expect(output()).toContain('Acme Audio leads [amount] seed round in [company]');
    expect(output()).toContain('This text may be quoted with its source.');
    expect(output()).toContain('Canned text. Check and complete it before you use it.');
    expect(prompt().value).toBe('Our thesis');
    for (const name of ['Generate', 'Copy to clipboard', 'Regenerate']) {
      expect(button(name).matches(':disabled')).toBe(false);
    }
  });

  test('keeps the old text for 2 seconds when regenerating, then shows another', async () => {
    await open();
    write('Our thesis');
    await generate();
    const before = output();
    press('Regenerate');
    expect(output()).toContain('What we look for before there is revenue');
    await pass(2000);
    expect(output()).not.toBe(before);
    expect(output()).toContain('Five questions we ask in a first call');
  });

  test('requires a prompt to regenerate', async () => {
    await open();
    write('Our thesis');
    await generate();
    write('');
    expect(button('Regenerate').disabled).toBe(true);
    expect(button('Copy to clipboard').disabled).toBe(false);
  });

  test('leaves the fund’s name open before it is set up', async () => {
    const api = fundApi();
    api.answers.fundGenerator = { ...fundGenerator, brand: null };
    await open('', api);
    write('Our thesis');
    await generate();
    expect(output()).toContain('[Fund Name]');
  });
});

test('copies the text and confirms it for 2 seconds', async () => {
  await open();
  write('Our thesis');
  await generate();
  const writeText = vi.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  press('Copy to clipboard');
  await pass(0);
  Reflect.deleteProperty(navigator, 'clipboard');
  expect(button('Copied')).toBeTruthy();
  expect(writeText.mock.calls[0]?.[0]).toContain('What we look for before there is revenue\n\nAcme Audio');
  await pass(1999);
  expect(button('Copied')).toBeTruthy();
  await pass(1);
  expect(button('Copy to clipboard')).toBeTruthy();
});

describe('templates', () => {
  test('show type, purpose and the first 200 characters of an example', async () => {
    await open();
    const card = (name: string) => screen.getByRole('region', { name });
    expect(card('The announcement').textContent).toContain('Press Release');
    expect(card('The announcement').textContent).toContain('What the announcement is for.');
    expect(card('The announcement').querySelector('blockquote')?.textContent).toBe('x'.repeat(200));
    expect(card('The report').querySelector('blockquote')?.textContent).toBe(`${'y'.repeat(200)}…`);
  });

  test('set the prompt and the content type', async () => {
    const { user } = await open();
    await user.click(useTemplate('The report'));
    expect(prompt().value).toBe('Write the report on [topic].');
    expect(select('Content Type').value).toBe('market-report');
    expect(useTemplate('The report').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/Replace the square brackets with your own words\./)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(prompt()));
    await user.click(useTemplate('The announcement'));
    expect(prompt().value).toBe('Write the announcement on [topic].');
    expect(useTemplate('The report').getAttribute('aria-pressed')).toBe('false');
  });

  test('replace the user’s own prompt only after a confirmation', async () => {
    const { user } = await open();
    await user.type(prompt(), 'Mine');
    await user.click(useTemplate('The report'));
    await screen.findByRole('alertdialog', { name: 'Replace your prompt?' });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(prompt().value).toBe('Mine');
    await user.click(useTemplate('The report'));
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(prompt().value).toBe('Write the report on [topic].');
    await waitFor(() => expect(document.activeElement).toBe(prompt()));
  });

  test('say when there are none', async () => {
    const api = fundApi();
    api.answers.fundGenerator = { ...fundGenerator, templates: [] };
    await open('', api);
    expect(screen.getByText('No templates available')).toBeTruthy();
  });
});

test('presets the prompt from the address, up to 500 characters', async () => {
  await open(`?question=${'q'.repeat(501)}`);
  expect(prompt().value).toBe('q'.repeat(500));
});

test('limits a prompt to 2,000 characters', async () => {
  await open();
  expect(prompt().maxLength).toBe(2000);
  write('Four');
  expect(screen.getByText('4 of at most 2,000 characters')).toBeTruthy();
});

test('asks before leaving with the user’s own prompt, not with a template’s', async () => {
  const { location, user } = await open();
  const leave = () => user.click(screen.getByRole('link', { name: 'Prompts' }));
  await user.type(prompt(), 'Mine');
  await leave();
  const asking = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asking).getByRole('button', { name: 'Stay' }));
  expect(location.current).toBe(PATH);
  await user.clear(prompt());
  await user.click(useTemplate('The report'));
  await leave();
  await waitFor(() => expect(location.current).toBe('/dashboard/prompts'));
});

test('reports a failed request', async () => {
  const api = fundApi();
  api.fail('fundGenerator');
  const { reload, user } = await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The content generator could not be loaded.')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

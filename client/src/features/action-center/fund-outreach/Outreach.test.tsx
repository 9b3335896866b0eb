import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { outreach } from '../../../testing/outreach.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/outreach';

async function open(search = '', answer: object = outreach) {
  const api = new FakeApi();
  Object.assign(api.answers, { viewer: fundViewer, fundOutreach: answer });
  const app = await renderApp(PATH + search, { api, signedInAs });
  await screen.findByRole('tab', { name: 'Underrated Sources' });
  return app;
}
const tab = (name: string) => screen.getByRole('tab', { name });
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const toBeChosen = (name: string) => screen.findByRole('tab', { name, selected: true });
const region = (name: string) => within(screen.getByRole('region', { name }));
const figure = (name: string) => screen.getByRole('region', { name }).textContent;
const listed = () =>
  screen.getAllByRole('button', { name: /^Start Outreach with/ }).map((button) => button.ariaLabel);

test('shows the title, the back link, the four tabs and the sample notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Email Outreach' })).toBeTruthy();
  expect(screen.getByText('Sample data; no email is sent')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Action Center' });
  expect(back.getAttribute('href')).toBe('/dashboard/action');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Underrated Sources',
    'Compose Email',
    'Templates',
    'Campaigns',
  ]);
  expect(chosenTab()).toBe('Underrated Sources');
});

test('keeps the tab in the address and moves between tabs by arrow keys', async () => {
  const { user, location } = await open('?tab=templates');
  expect(chosenTab()).toBe('Templates');
  await user.click(tab('Templates'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(tab('Campaigns')));
  await user.keyboard('{Enter}');
  await toBeChosen('Campaigns');
  expect(location.current).toBe(`${PATH}?tab=campaigns`);
  await user.click(tab('Underrated Sources'));
  await toBeChosen('Underrated Sources');
  expect(location.current).toBe(PATH);
});

test('shows the first tab for an unknown one', async () => {
  await open('?tab=nothing');
  expect(chosenTab()).toBe('Underrated Sources');
});

test('shows the tiles above the sources', async () => {
  await open();
  expect(figure('Underrated Sources')).toContain('4');
  expect(figure('Average Potential')).toContain('87%');
  expect(figure('Combined Reach')).toContain('5.2M');
  expect(figure('Recent Coverage')).toContain('0');
});

test('shows all details of a source', async () => {
  await open();
  const text = screen.getByRole('region', { name: 'The Leaf' }).textContent ?? '';
  for (const part of [
    'leaf.example · Venture News',
    'Reach1.25M',
    'Engagement6.8%',
    'Authority88 / 100',
    'Last coverageMay 14, 2025',
    'Leaf Desk',
    'Plans the week',
    'desk@leaf.example',
    'Nobody writes to Leaf.',
  ]) {
    expect(text).toContain(part);
  }
  const topics = within(region('The Leaf').getByRole('list', { name: 'Topics' })).getAllByRole('listitem');
  expect(topics.map(({ textContent }) => textContent)).toEqual(['seed funding', 'exits']);
  expect(region('The Grid').getByText('Never')).toBeTruthy();
});

test('rates potential high from 90, medium from 80, else low', async () => {
  await open();
  const badges = screen.getAllByText(/ · \d+%$/).map(({ textContent }) => textContent);
  expect(badges).toEqual([
    'Partnership potential: High · 90%',
    'Partnership potential: Medium · 89%',
    'Partnership potential: Medium · 80%',
    'Partnership potential: Low · 79%',
  ]);
});

test('searches names, categories and topics, ignoring case', async () => {
  const { user } = await open();
  const search = screen.getByPlaceholderText('Search by name, category or topic...');
  for (const [wanted, found] of [
    ['the GAZ', ['Start Outreach with The Gazette']],
    ['climate', ['Start Outreach with The Grid']],
    ['EXITS', ['Start Outreach with The Leaf']],
  ] as const) {
    await user.clear(search);
    await user.type(search, wanted);
    expect(listed()).toEqual(found);
    expect(screen.getByText('1 of 4 sources')).toBeTruthy();
  }
  expect(figure('Underrated Sources')).toContain('4');
  await user.clear(search);
  await user.type(search, 'desk@');
  expect(screen.getByText('No matching sources found')).toBeTruthy();
});

test('selects the source on Start Outreach and moves to the compose tab with the focus', async () => {
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: 'Start Outreach with The Grid' }));
  expect(chosenTab()).toBe('Compose Email');
  expect(location.current).toBe(`${PATH}?tab=compose`);
  expect(screen.getByRole('group', { name: 'Source' }).textContent).toContain('The Grid');
  expect(screen.getByText('desk@grid.example')).toBeTruthy();
  expect(document.activeElement).toBe(tab('Compose Email'));
});

test('groups templates by type and previews one at a time', async () => {
  const { user } = await open('?tab=templates');
  expect(figure('Partner up')).toContain('Partnership');
  expect(figure('News')).toContain('Coverage');
  expect(figure('Talk')).toContain('Interview');
  const preview = (name: string) => screen.getByRole('button', { name: `Preview ${name}` });
  expect(screen.queryByText('Shall we talk?')).toBeNull();
  await user.click(preview('Talk'));
  expect(screen.getByText('Shall we talk?')).toBeTruthy();
  expect(preview('Talk').getAttribute('aria-expanded')).toBe('true');
  await user.click(preview('News'));
  expect(screen.queryByText('Shall we talk?')).toBeNull();
  expect(preview('Talk').getAttribute('aria-expanded')).toBe('false');
});

test('fills the form from a template and opens it', async () => {
  const { user } = await open('?tab=templates');
  await user.click(screen.getByRole('button', { name: 'Use Template Talk' }));
  expect(chosenTab()).toBe('Compose Email');
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('A talk');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Body').value).toBe('Shall we talk?');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Template' }).value).toBe('talk');
});

test('shows campaigns with their status; New Campaign does nothing and says why', async () => {
  const { user, location } = await open('?tab=campaigns');
  const items = within(screen.getByRole('list', { name: 'Campaigns' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Summer reportActiveSources4Sent14Response rate28.6%CreatedJul 13, 2026',
    'Spring surveyCompletedSources4Sent22Response rate40.9%CreatedJul 13, 2026',
    'Autumn storiesDraftSources4Sent0Response rate–CreatedJul 13, 2026',
  ]);
  const button = screen.getByRole('button', {
    name: 'New Campaign',
    description: 'These are sample campaigns. New campaigns are not available yet.',
  });
  await user.click(button);
  expect(location.current).toBe(`${PATH}?tab=campaigns`);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('says in each tab when it is empty', async () => {
  const { user } = await open('', { ...outreach, sources: [], templates: [], campaigns: [] });
  expect(screen.getByText('No sources available')).toBeTruthy();
  await user.click(tab('Templates'));
  expect(await screen.findByText('No templates available')).toBeTruthy();
  await user.click(tab('Campaigns'));
  expect(await screen.findByText('No campaigns available')).toBeTruthy();
});

test('reports a failure and offers Retry', async () => {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  api.fail('fundOutreach');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The outreach data could not be loaded.')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

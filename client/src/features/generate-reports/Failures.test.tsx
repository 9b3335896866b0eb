import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { openWizard, row, rowTexts, stepNamed } from '../../testing/open-wizard.ts';

afterEach(() => {
  vi.useRealTimers();
});

const FAILURES = [
  ['Company Info', 'suggestReportWebsite', 'Failed to fetch website. Please try again.', 'Website'],
  ['Website', 'suggestReportCompetitors', 'Failed to fetch competitors. Please try again.', 'Competitors'],
  [
    'Competitors',
    'suggestReportSearchTopics',
    'Failed to fetch keywords. Please try again.',
    'Search Topics',
  ],
  ['Search Topics', 'suggestReportPrompts', 'Failed to fetch prompts. Please try again.', 'Prompts'],
] as const;

test.each(FAILURES)(
  '%s shows failed suggestions, and continues without them after two failures',
  async (step, field, text, after) => {
    const { user, api, next, press, walkTo } = await openWizard();
    await walkTo(step);
    api.fail(field);
    await next();
    const banner = await screen.findByRole('alert');
    expect(within(banner).getByText(text)).toBeTruthy();
    expect(within(banner).queryByText('Something went wrong')).toBeNull();
    await stepNamed(step);
    const button = screen.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('button', { name: 'Continue without suggestions' })).toBeNull();
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    await next();
    await press('Continue without suggestions');
    await stepNamed(after);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Suggested|We do not know|We know no|We could not find out/)).toBeNull();

    // Returning to the step fetches the suggestions once the server works again.
    api.mend(field);
    await press('Back');
    await stepNamed(step);
    await next();
    await stepNamed(after);
    if (after === 'Website') expect(screen.getByLabelText<HTMLInputElement>('Website').value).not.toBe('');
    else expect(rowTexts()[0]).not.toBe('');
  },
);

test('adds the server’s message to the failure, of suggestions and of a refused report', async () => {
  const { api, press, walkTo } = await openWizard();
  await walkTo('Generate');
  const refuse = (code: string) => () => {
    throw new GraphQLError('Three reports a day are free.', { extensions: { code } });
  };
  api.answers.requestReport = refuse('RATE_LIMITED');
  await press('Generate');
  const banner = await screen.findByRole('alert');
  // An immediate retry would not help.
  expect(within(banner).getByText('Failed to generate report.')).toBeTruthy();
  expect(within(banner).getByText('Three reports a day are free.')).toBeTruthy();
  await press('Dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
  api.answers.requestReport = refuse('UNAVAILABLE');
  await press('Generate');
  expect(await screen.findByText('Three reports a day are free.')).toBeTruthy();
  expect(screen.getByText('Failed to generate report. Please try again.')).toBeTruthy();
  api.answers.requestReport = refuse('INTERNAL_SERVER_ERROR');
  await press('Generate');
  expect(await screen.findByText('Failed to generate report. Please try again.')).toBeTruthy();
  expect(screen.queryByText('Three reports a day are free.')).toBeNull();
});

test('opens the step of a refused input, with the reason at the field', async () => {
  const { user, api, press, walkTo } = await openWizard();
  await walkTo('Prompts');
  await user.clear(row('Prompt 1, Generic'));
  await press('Next');
  await stepNamed('Generate');
  api.answers.requestReport = {
    confirmationNeeded: false,
    errors: [
      { field: 'prompts.1', message: 'Links are not allowed here.' },
      { field: 'competitors.1', message: 'That is the company itself.' },
    ],
  };
  await press('Generate');
  await stepNamed('Competitors');
  expect(screen.getByText('Failed to generate report. Please try again.')).toBeTruthy();
  expect(screen.getByText('That is the company itself.')).toBeTruthy();
  expect(document.activeElement).toBe(row('Competitor 2'));
  expect(row('Competitor 2').getAttribute('aria-invalid')).toBe('true');
  await user.type(row('Competitor 2'), ' Labs');
  expect(screen.queryByText('That is the company itself.')).toBeNull();
  for (const step of ['Search Topics', 'Prompts'] as const) {
    await press('Next');
    await stepNamed(step);
  }
  // The second sent prompt is in the third slot.
  expect(screen.getByText('Links are not allowed here.')).toBeTruthy();
  expect(row('Prompt 3, Generic').getAttribute('aria-invalid')).toBe('true');
});

test('shows why suggestions cannot be made from an input, without a way around it', async () => {
  const { user, api, next, walkTo } = await openWizard();
  await walkTo('Competitors');
  api.answers.suggestReportSearchTopics = () => {
    const extensions = { code: 'BAD_USER_INPUT', field: 'competitors.1' };
    throw new GraphQLError('Links are not allowed here.', { extensions });
  };
  for (const _attempt of [1, 2]) {
    await next();
    expect(await screen.findByText('Failed to fetch keywords. Please try again.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(row('Competitor 2')));
    expect(screen.getByText('Links are not allowed here.')).toBeTruthy();
    expect(screen.queryByText('Continue without suggestions')).toBeNull();
  }
  await user.keyboard('x');
  expect(screen.queryByText('Links are not allowed here.')).toBeNull();
});

test('clears a failure at the next attempt, even if the form is invalid', async () => {
  const { user, api, next, walkTo } = await openWizard();
  await walkTo('Website');
  api.fail('suggestReportCompetitors');
  await next();
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Website'), ' and more');
  await next();
  expect(await screen.findByText('Enter an address such as https://www.example.com')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows a refused email address at its field', async () => {
  const { api, press, walkTo } = await openWizard();
  await walkTo('Generate');
  api.answers.requestReport = {
    confirmationNeeded: false,
    errors: [{ field: 'email', message: 'Use an address that lasts.' }],
  };
  await press('Generate');
  await stepNamed('Company Info');
  expect(screen.getByText('Use an address that lasts.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('treats a request without a reply as a failure', async () => {
  const { api, walkTo } = await openWizard();
  await walkTo('Website');
  api.hold('suggestReportCompetitors');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('button', { name: 'Looking for competitors…' });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await screen.findByText('Failed to fetch competitors. Please try again.')).toBeTruthy();
  await stepNamed('Website');
});

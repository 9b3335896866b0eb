import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { alertSettings } from '../../testing/alerts.ts';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { NewAccount } from '../../testing/set-up.ts';

beforeEach(() => sessionStorage.clear());

const failedRun = { id: 'rule-9', kind: 'FAILED_RUN', topic: null, topicGone: false, channels: ['EMAIL'] };
const withRules = (rules: object[], more: object = {}) => ({ ...alertSettings, rules, ...more });

async function openLastStep(settings: object) {
  const account = new NewAccount();
  account.brand = { id: 'brand-1', name: 'Quillmark', domain: 'quillmark.example', aliases: [] };
  const api = new FakeApi();
  Object.assign(api.answers, account.answers(), { alertSettings: settings });
  return renderApp('/dashboard/setup/run', { api, signedInAs: 'ada@example.com' });
}

test('shows in the set-up’s last step that failed runs are mailed, and switches it off and on', async () => {
  const { api, user } = await openLastStep(withRules([failedRun]));
  const failures = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Mail me when a run fails',
  });
  expect(failures.checked).toBe(true);
  expect(screen.getByText(/^To ada@example\.com: when a run is stopped/)).toBeTruthy();
  api.answers.removeAlertRule = withRules([]);
  await user.click(failures);
  await waitFor(() => expect(failures.checked).toBe(false));
  expect(api.args.removeAlertRule).toEqual({ id: 'rule-9' });
  api.answers.addAlertRule = { settings: withRules([failedRun]), errors: [] };
  await user.click(failures);
  await waitFor(() => expect(failures.checked).toBe(true));
  expect(api.args.addAlertRule).toEqual({ input: { kind: 'FAILED_RUN', channels: ['EMAIL'] } });
});

test('offers the weekly digest, off at first, and reports a failed save', async () => {
  const { api, user } = await openLastStep(withRules([failedRun]));
  const digest = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mail me a weekly digest' });
  expect(digest.checked).toBe(false);
  api.fail('setWeeklyDigest');
  await user.click(digest);
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeTruthy();
  api.mend('setWeeklyDigest');
  api.answers.setWeeklyDigest = withRules([failedRun], { weeklyDigest: true });
  await user.click(digest);
  await waitFor(() => expect(digest.checked).toBe(true));
  expect(api.args.setWeeklyDigest).toEqual({ on: true, channel: 'EMAIL' });
});

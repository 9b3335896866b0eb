import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertSettings, noAlertSettings } from '../../../testing/alerts.ts';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openAlerts(api = new FakeApi()) {
  const app = await renderApp('/dashboard/settings/alerts', { api, signedInAs: 'ada@example.com' });
  const rules = within(await screen.findByRole('region', { name: 'Alerts' }));
  const mail = within(screen.getByRole('region', { name: 'Email' }));
  const webhook = within(screen.getByRole('region', { name: 'Webhook' }));
  const latest = within(screen.getByRole('region', { name: 'Latest alerts' }));
  return { ...app, api, rules, mail, webhook, latest };
}

function emptyApi() {
  const api = new FakeApi();
  api.answers.alertSettings = noAlertSettings;
  api.answers.alerts = [];
  return api;
}

test('shows rules, channels and latest alerts', async () => {
  const { rules, webhook, latest } = await openAlerts();
  const [first, second] = rules.getAllByRole('listitem');
  expect(first?.textContent).toBe('Visibility dropsWhole accountEmailWebhook');
  expect(second?.textContent).toBe('A new sourceTopic APIEmail');
  expect(webhook.getByLabelText<HTMLInputElement>('Address').value).toBe('https://hooks.example.com/in');
  const [drop, source] = latest.getAllByRole('listitem');
  expect(drop?.textContent).toContain('Webhook, given up after 6 attempts: The receiver replied 500.');
  expect(source?.textContent).toContain('Email, tried again later after 1 attempt');
});

test('explains each part before anything is set up', async () => {
  const { rules, webhook, latest } = await openAlerts(emptyApi());
  expect(rules.getByText(/^No alerts yet\. Add one/)).toBeTruthy();
  expect(webhook.queryByRole('button', { name: 'Send a test' })).toBeNull();
  expect(latest.getByText(/^No alerts yet\. Alerts appear/)).toBeTruthy();
});

test('adds an alert for a topic and keeps the keyboard’s place', async () => {
  const app = await openAlerts(emptyApi());
  app.api.answers.addAlertRule = {
    errors: [],
    settings: { ...noAlertSettings, rules: [alertSettings.rules[1]] },
  };
  await app.user.click(app.rules.getByRole('button', { name: 'Add alert' }));
  const form = within(screen.getByRole('form', { name: 'New alert' }));
  const kind = form.getByRole('combobox', { name: 'Tell me when' });
  expect(document.activeElement).toBe(kind);
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Webhook' }).disabled).toBe(true);
  await app.user.selectOptions(kind, 'A failed run');
  expect(form.queryByRole('combobox', { name: 'Where' })).toBeNull();
  await app.user.selectOptions(kind, 'A new source');
  await app.user.selectOptions(form.getByRole('combobox', { name: 'Where' }), 'API');
  await app.user.click(form.getByRole('button', { name: 'Add alert' }));
  expect(await app.rules.findByRole('button', { name: 'Remove A new source, Topic API' })).toBeTruthy();
  expect(app.api.args.addAlertRule).toEqual({
    input: {
      ...{ kind: 'NEW_SOURCE', topicId: 'topic-1', promptId: null, platform: null, competitorId: null },
      channels: ['EMAIL'],
    },
  });
  expect(screen.queryByRole('form', { name: 'New alert' })).toBeNull();
  expect(document.activeElement).toBe(app.rules.getByRole('button', { name: 'Add alert' }));
});

test('opens the form by an address that names a prompt, and watches it on one platform', async () => {
  const api = emptyApi();
  api.answers.addAlertRule = { errors: [], settings: noAlertSettings };
  const address = '/dashboard/settings/alerts?prompt=prompt-1';
  const { user } = await renderApp(address, { api, signedInAs: 'ada@example.com' });
  const form = within(await screen.findByRole('form', { name: 'New alert' }));
  await form.findByRole('option', { name: 'Best wireless headphones?' });
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Prompt' }).value).toBe('prompt-1');
  await user.selectOptions(form.getByRole('combobox', { name: 'Tell me when' }), 'Visibility rises');
  await user.selectOptions(form.getByRole('combobox', { name: 'Platform' }), 'Perplexity');
  await user.click(form.getByRole('button', { name: 'Add alert' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New alert' })).toBeNull());
  expect(api.args.addAlertRule).toEqual({
    input: {
      ...{ kind: 'VISIBILITY_RISE', topicId: null, promptId: 'prompt-1', competitorId: null },
      ...{ platform: 'perplexity', channels: ['EMAIL'] },
    },
  });
});

test('watches one competitor, and leaves out what its kind cannot be about', async () => {
  const app = await openAlerts(emptyApi());
  app.api.answers.addAlertRule = { errors: [], settings: noAlertSettings };
  await app.user.click(app.rules.getByRole('button', { name: 'Add alert' }));
  const form = within(screen.getByRole('form', { name: 'New alert' }));
  await form.findByRole('option', { name: 'Best wireless headphones?' });
  await app.user.selectOptions(form.getByRole('combobox', { name: 'Prompt' }), 'prompt-1');
  await app.user.selectOptions(
    form.getByRole('combobox', { name: 'Tell me when' }),
    'A competitor is named more',
  );
  expect(form.queryByRole('combobox', { name: 'Prompt' })).toBeNull();
  await app.user.selectOptions(form.getByRole('combobox', { name: 'Competitor' }), 'Third Sound');
  await app.user.click(form.getByRole('button', { name: 'Add alert' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New alert' })).toBeNull());
  expect(app.api.args.addAlertRule).toMatchObject({
    input: { kind: 'COMPETITOR_RISE', promptId: null, competitorId: 'company-3' },
  });
});

test('shows what is wrong with an alert and keeps the choices', async () => {
  const app = await openAlerts(emptyApi());
  const message = 'Choose e-mail, the webhook or both.';
  app.api.answers.addAlertRule = {
    errors: [{ field: 'channels', message }],
    settings: noAlertSettings,
  };
  await app.user.click(app.rules.getByRole('button', { name: 'Add alert' }));
  const form = within(screen.getByRole('form', { name: 'New alert' }));
  await app.user.click(form.getByRole('checkbox', { name: 'Email' }));
  await app.user.click(form.getByRole('button', { name: 'Add alert' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Email' }).checked).toBe(false);
});

test('removes an alert after a confirmation', async () => {
  const app = await openAlerts();
  app.api.answers.removeAlertRule = { ...alertSettings, rules: alertSettings.rules.slice(1) };
  await app.user.click(app.rules.getByRole('button', { name: 'Remove Visibility drops, Whole account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this alert?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(app.rules.queryByText('Visibility drops')).toBeNull());
  expect(app.api.args.removeAlertRule).toEqual({ id: 'rule-1' });
});

test('shows a refused address at its field, and the secret of an accepted one', async () => {
  const app = await openAlerts(emptyApi());
  const message = 'The address must be reachable on the public internet.';
  app.api.answers.saveAlertWebhook = { errors: [{ field: 'url', message }], settings: noAlertSettings };
  const address = app.webhook.getByLabelText<HTMLInputElement>('Address');
  await app.user.type(address, 'https://10.0.0.1/');
  await app.user.click(app.webhook.getByRole('button', { name: 'Save address' }));
  expect(await app.webhook.findByText(message)).toBeTruthy();
  expect(address.value).toBe('https://10.0.0.1/');
  app.api.answers.saveAlertWebhook = { errors: [], settings: { ...alertSettings, rules: [] } };
  await app.user.clear(address);
  await app.user.type(address, 'https://hooks.example.com/in');
  await app.user.click(app.webhook.getByRole('button', { name: 'Save address' }));
  await app.user.click(await app.webhook.findByRole('button', { name: 'Show' }));
  expect(app.webhook.getByLabelText('Secret').textContent).toBe('whsec_0123456789abcdef');
});

test('hides the secret at first and replaces it after a confirmation', async () => {
  const app = await openAlerts();
  expect(app.webhook.getByLabelText('Secret').textContent).not.toContain('0123');
  app.api.answers.rotateAlertSecret = {
    ...alertSettings,
    webhook: { ...alertSettings.webhook, secret: 'whsec_another' },
  };
  await app.user.click(app.webhook.getByRole('button', { name: 'Replace' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace the secret?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Replace' }));
  await app.user.click(app.webhook.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(app.webhook.getByLabelText('Secret').textContent).toBe('whsec_another'));
});

test('removes the webhook when its address is emptied, after a confirmation', async () => {
  const app = await openAlerts();
  app.api.answers.saveAlertWebhook = { errors: [], settings: { ...alertSettings, webhook: null } };
  await app.user.clear(app.webhook.getByLabelText('Address'));
  await app.user.click(app.webhook.getByRole('button', { name: 'Save address' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the webhook?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await app.rules.findByText('Webhook: no address')).toBeTruthy();
  expect(app.api.args.saveAlertWebhook).toMatchObject({ url: null });
});

test('shows whether a test alert arrived', async () => {
  const app = await openAlerts();
  app.api.answers.sendTestAlert = { sent: true, problem: null };
  await app.user.click(app.mail.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('A mail is on its way to your address.')).toBeTruthy();
  app.api.answers.sendTestAlert = { sent: false, problem: 'The receiver replied 404.' };
  await app.user.click(app.webhook.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('The receiver replied 404.')).toBeTruthy();
  expect(app.api.args.sendTestAlert).toEqual({ channel: 'WEBHOOK' });
});

test('switches the digest on and shows when it is sent', async () => {
  const app = await openAlerts();
  const digest = app.mail.getByRole<HTMLInputElement>('checkbox', { name: 'Weekly digest' });
  expect(app.mail.getByText(/On Monday at 7:00 \(Europe\/Berlin\)/)).toBeTruthy();
  app.api.answers.setWeeklyDigest = { ...alertSettings, weeklyDigest: true };
  await app.user.click(digest);
  await waitFor(() => expect(digest.checked).toBe(true));
  expect(app.api.args.setWeeklyDigest).toEqual({ on: true, channel: 'EMAIL' });
});

test('posts the digest to the webhook, and says why the latest one was not taken', async () => {
  const api = new FakeApi();
  api.answers.alertSettings = { ...alertSettings, digestProblem: 'The receiver replied 503.' };
  const app = await openAlerts(api);
  expect(app.webhook.getByText('The latest digest was not taken. The receiver replied 503.')).toBeTruthy();
  app.api.answers.setWeeklyDigest = { ...alertSettings, digestByWebhook: true };
  const digest = app.webhook.getByRole<HTMLInputElement>('checkbox', { name: 'Post the weekly digest' });
  await app.user.click(digest);
  await waitFor(() => expect(digest.checked).toBe(true));
  expect(app.api.args.setWeeklyDigest).toEqual({ on: true, channel: 'WEBHOOK' });
});

test('offers Retry when alerts cannot be loaded', async () => {
  const api = new FakeApi();
  api.fail('alertSettings');
  const { user } = await renderApp('/dashboard/settings/alerts', { api, signedInAs: 'ada@example.com' });
  expect(await screen.findByText('Your alerts could not be loaded. Please try again later.')).toBeTruthy();
  api.mend('alertSettings');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Webhook' })).toBeTruthy();
});

test('shows an address saved elsewhere meanwhile beside the user’s own', async () => {
  const app = await openAlerts();
  const { api, user, webhook } = app;
  const settings = {
    ...alertSettings,
    webhook: { ...alertSettings.webhook, url: 'https://hooks.example.com/theirs' },
    webhookVersion: 'webhook-2',
  };
  api.answers.saveAlertWebhook = { errors: [], settings, conflict: { message: '', version: 'webhook-2' } };
  await user.clear(webhook.getByLabelText('Address'));
  await user.type(webhook.getByLabelText('Address'), 'https://hooks.example.com/mine');
  await user.click(webhook.getByRole('button', { name: 'Save address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  await user.click(dialog.getByRole('radio', { name: /Saved meanwhile/ }));
  api.answers.saveAlertWebhook = { errors: [], settings };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.args.saveAlertWebhook).toEqual({
      url: 'https://hooks.example.com/theirs',
      version: 'webhook-2',
    }),
  );
});

test('adds a further recipient, who is mailed a link, and removes one', async () => {
  const app = await openAlerts();
  const card = within(screen.getByRole('region', { name: 'Further recipients' }));
  const recipients = [{ id: 'r1', address: 'boss@elsewhere.example', state: 'UNCONFIRMED' }];
  const address = card.getByLabelText<HTMLInputElement>('E-mail address');
  const message = 'Give one e-mail address such as name@example.com.';
  app.api.answers.addAlertRecipient = { errors: [{ field: 'address', message }], settings: alertSettings };
  await app.user.type(address, 'boss');
  await app.user.click(card.getByRole('button', { name: 'Add address' }));
  expect(await card.findByText(message)).toBeTruthy();
  app.api.answers.addAlertRecipient = { errors: [], settings: { ...alertSettings, recipients } };
  await app.user.type(address, '@elsewhere.example');
  await app.user.click(card.getByRole('button', { name: 'Add address' }));
  expect(await card.findByText('Not confirmed yet')).toBeTruthy();
  expect(await screen.findByText(/once the link in that mail was opened/)).toBeTruthy();
  expect(app.api.args.addAlertRecipient).toEqual({ address: 'boss@elsewhere.example' });
  expect(address.value).toBe('');
  app.api.answers.removeAlertRecipient = alertSettings;
  await app.user.click(card.getByRole('button', { name: 'Remove boss@elsewhere.example' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this address?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(card.queryByText('Not confirmed yet')).toBeNull());
});

test('switches quiet hours on and changes their end', async () => {
  const app = await openAlerts();
  const card = within(screen.getByRole('region', { name: 'Quiet hours' }));
  const night = { from: 22, to: 7, weekends: false };
  app.api.answers.setAlertQuietHours = { errors: [], settings: { ...alertSettings, quietHours: night } };
  await app.user.click(card.getByRole('checkbox', { name: 'Keep alerts in quiet hours' }));
  expect(await card.findByText('They end the next day.')).toBeTruthy();
  expect(app.api.args.setAlertQuietHours).toEqual({ hours: night });
  await app.user.selectOptions(card.getByRole('combobox', { name: 'To' }), '8:00');
  await waitFor(() => expect(app.api.args.setAlertQuietHours).toEqual({ hours: { ...night, to: 8 } }));
});

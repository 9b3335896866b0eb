import { screen, within } from '@testing-library/react';
import { FakeApi } from './api.ts';
import { renderApp } from './render-app.tsx';
import { wizardAnswers } from './reports-wizard.ts';

/** Opens the report wizard as a visitor, with ways through it. */
export async function openWizard(path = '/generate-reports', api = wizardApi()) {
  const app = await renderApp(path, { api });
  const { user } = app;
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const next = () => press('Next');

  async function enterCompany(company = 'Quillmark', email = 'ada@example.com') {
    await user.clear(await screen.findByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), email);
    await user.clear(screen.getByLabelText('Company name'));
    await user.type(screen.getByLabelText('Company name'), company);
  }

  /** From the beginning to a step, taking what is proposed. */
  async function walkTo(step: (typeof STEPS)[number]) {
    await enterCompany();
    for (const name of STEPS.slice(1, STEPS.indexOf(step) + 1)) {
      await next();
      await stepNamed(name);
    }
  }

  return { ...app, press, next, enterCompany, walkTo };
}

/** An API that knows the company. */
export function wizardApi() {
  const api = new FakeApi();
  Object.assign(api.answers, wizardAnswers());
  return api;
}

const STEPS = ['Company Info', 'Website', 'Competitors', 'Search Topics', 'Prompts', 'Generate'] as const;

export const stepNamed = (name: (typeof STEPS)[number]) => screen.findByRole('heading', { level: 2, name });

/** What the rows of the list at hand hold. */
export const rowTexts = () =>
  within(screen.getByRole('list', { name: /Competitors|Search Topics|Prompts/ }))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

export const row = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

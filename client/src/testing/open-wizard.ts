import { screen, within } from '@testing-library/react';
import { FakeApi } from './api.ts';
import { renderApp } from './render-app.tsx';
import { wizardAnswers } from './reports-wizard.ts';

/** Opens the report wizard as a visitor; returns functions that fill in its steps. */
export async function openWizard(path = '/generate-reports', api = wizardApi()) {
  const app = await renderApp(path, { api });
  const { user } = app;
  // No button is hidden here, and testing for it takes most of the time.
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name, hidden: true }));
  const enter = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const next = () => press('Next');

  async function enterCompany(company = 'Quillmark', email = 'ada@example.com') {
    await enter('Email', email);
    await enter('Company name', company);
  }

  /** Goes from the first step to another with the suggested values. */
  async function walkTo(step: (typeof STEPS)[number]) {
    await enterCompany();
    for (const name of STEPS.slice(1, STEPS.indexOf(step) + 1)) {
      await next();
      await stepNamed(name);
    }
  }

  return { ...app, press, next, enterCompany, walkTo };
}

/** An API with suggestions for the company. */
export function wizardApi() {
  const api = new FakeApi();
  Object.assign(api.answers, wizardAnswers());
  return api;
}

const STEPS = ['Company Info', 'Website', 'Competitors', 'Search Topics', 'Prompts', 'Generate'] as const;

export const stepNamed = (name: (typeof STEPS)[number]) => screen.findByText(name, { selector: 'h2' });

/** The values of the current list's rows. */
export const rowTexts = () =>
  within(screen.getByLabelText(/^(Competitors|Search Topics|Prompts)$/, { selector: 'ol' }))
    .getAllByLabelText<HTMLInputElement>(/^(Competitor|Search topic|Prompt) /, {
      selector: 'input, textarea',
    })
    .map(({ value }) => value);

export const row = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

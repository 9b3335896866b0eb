import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PERSONA = {
  ...{ id: 'p1', name: 'Munich CFO', description: 'a CFO of a 50-person company', archived: false },
  ...{ country: 'DE', region: 'Bavaria', city: 'Munich', language: 'de', promptIds: ['q1'] },
};

async function open(personas: (typeof PERSONA)[]) {
  const api = new FakeApi();
  let stored = personas;
  Object.assign(api.answers, {
    personas: () => stored,
    topicSettings: [
      {
        id: 't1',
        name: 'Banking',
        slug: 'banking',
        archived: false,
        promptCount: 2,
        archivedPromptCount: 0,
        version: 'v',
      },
    ],
    promptSettings: {
      total: 2,
      prompts: ['Which bank is best?', 'Which bank is cheap?'].map((question, at) => ({
        ...{
          id: `q${at + 1}`,
          topicId: 't1',
          question,
          branded: false,
          archived: false,
          lastCollected: null,
        },
      })),
    },
    savePersona: ({ id, input }: Record<string, unknown>) => {
      const persona = { ...PERSONA, id: id ?? 'p2', ...(input as object) };
      stored = [...stored.filter((each) => each.id !== persona.id), persona as typeof PERSONA];
      return { persona, errors: [] };
    },
    archivePersona: () => ({ persona: { ...PERSONA, archived: true }, errors: [] }),
  });
  const app = await renderApp('/dashboard/settings/personas', { api, signedInAs: 'ada@example.com' });
  return { ...app, api };
}

test('adds a persona with the prompts that are asked as it', async () => {
  const { user, api } = await open([]);
  expect(await screen.findByText(/No personas yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add persona' }));
  const form = within(await screen.findByRole('form', { name: 'New persona' }));
  await user.type(form.getByLabelText('Name'), 'Student');
  await user.selectOptions(form.getByLabelText('Country'), 'France');
  await user.click(form.getByRole('checkbox', { name: 'Which bank is cheap?' }));
  expect(form.getByText(/^1 prompt of 2/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Add persona' }));
  expect(await screen.findByText('Student')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(api.args.savePersona).toMatchObject({
    id: null,
    input: { name: 'Student', description: null, country: 'FR', city: null, promptIds: ['q2'] },
  });
});

test('says who and where a persona is, and archives it', async () => {
  const { user } = await open([PERSONA]);
  expect(
    await screen.findByText('a CFO of a 50-person company · in Munich, Bavaria, Germany · German'),
  ).toBeTruthy();
  expect(screen.getByText('1 prompt asked')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archive Munich CFO' }));
  expect(await screen.findByText('Archived: no longer asked')).toBeTruthy();
});

import { expect, test } from 'vitest';
import { askAs } from './ask-as.ts';
import type { Persona } from './model.ts';

const PERSONA: Persona = {
  ...{ id: 'p', name: 'Munich CFO', description: 'a CFO of a 50-person company', archived: false },
  ...{ country: 'DE', region: 'Bavaria', city: 'Munich', language: null },
};
const ACCOUNT = { country: 'US', language: 'en' };
const PROMPT = 'Which bank is best?';

test('without a persona a prompt is sent exactly as written, with the account’s settings', () => {
  expect(askAs(null, PROMPT, ACCOUNT, { takesLocation: true })).toEqual({
    question: PROMPT,
    placeGiven: null,
    country: 'US',
    language: 'en',
  });
});

test('the place is the vendor’s setting where it has one, and stated in the prompt otherwise', () => {
  expect(askAs(PERSONA, PROMPT, ACCOUNT, { takesLocation: true })).toEqual({
    question: `I am a CFO of a 50-person company.\n\n${PROMPT}`,
    placeGiven: 'setting',
    ...{ country: 'DE', region: 'Bavaria', city: 'Munich', language: 'en' },
  });
  expect(askAs(PERSONA, PROMPT, ACCOUNT, { takesLocation: false })).toMatchObject({
    question: `I am a CFO of a 50-person company. My location: Munich, Bavaria, Germany.\n\n${PROMPT}`,
    placeGiven: 'prompt',
  });
});

test('a persona without a place keeps the account’s country, and one without a description states nothing else', () => {
  const placeless = { ...PERSONA, country: null, region: null, city: null };
  expect(askAs(placeless, PROMPT, ACCOUNT, { takesLocation: false })).toMatchObject({
    question: `I am a CFO of a 50-person company.\n\n${PROMPT}`,
    placeGiven: null,
    country: 'US',
  });
  const nobody = { ...PERSONA, description: null };
  expect(askAs(nobody, PROMPT, ACCOUNT, { takesLocation: true }).question).toBe(PROMPT);
});

test.each([
  ['de-AT', 'Ich bin Studentin in Graz. Mein Standort: Graz, Österreich.'],
  ['fr', 'Je suis Studentin in Graz. Ma localisation : Graz, Autriche.'],
  ['es', 'Soy Studentin in Graz. Mi ubicación: Graz, Austria.'],
  ['it', 'I am Studentin in Graz. My location: Graz, Austria.'],
])('states it in the language %s', (language, stated) => {
  const graz = {
    ...PERSONA,
    country: 'AT',
    region: null,
    city: 'Graz',
    description: 'Studentin in Graz.',
    language,
  };
  expect(askAs(graz, PROMPT, ACCOUNT, { takesLocation: false })).toMatchObject({
    question: `${stated}\n\n${PROMPT}`,
    language,
  });
});

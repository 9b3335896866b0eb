import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { graphql } from '../../../testing/graphql.ts';

let app: CollectingApp;
let owner: SignedIn;
setUpCollection((test) => {
  ({ app, owner } = test);
});

describe('settings', () => {
  const save = async (input: object) =>
    (
      await graphql<{
        saveCollectionSettings: { settings: object; errors: { field: string; message: string }[] };
      }>(
        app,
        owner.headers,
        `mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) {
           settings { platforms samples country daily hour timeZone monthlyBudget nextRun setUp } errors { field message } } }`,
        { input },
      )
    ).data.saveCollectionSettings;

  test('keeps fields that are left out; null clears optional ones', async () => {
    const { settings, errors } = await save({
      country: 'de',
      daily: true,
      hour: 7,
      timeZone: 'Europe/Berlin',
      setUp: true,
    });
    expect(errors).toEqual([]);
    expect(settings).toMatchObject({
      platforms: ['chatgpt', 'perplexity'],
      country: 'DE',
      samples: 1,
      monthlyBudget: 25,
      setUp: true,
    });
    expect(settings).toHaveProperty('nextRun', expect.stringMatching(/^\d{4}-/));
    expect((await save({ country: null, monthlyBudget: null, daily: false })).settings).toMatchObject({
      country: null,
      monthlyBudget: null,
      nextRun: null,
      hour: 7,
    });
  });

  test.each([
    [{ samples: 11 }, 'samples'],
    [{ hour: 24 }, 'hour'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ country: 'Germany' }, 'country'],
    [{ language: 'x_y' }, 'language'],
    [{ monthlyBudget: -1 }, 'monthlyBudget'],
    [{ platforms: ['nowhere'] }, 'platforms'],
  ])('refuses %j and names the field', async (input, field) => {
    const { errors } = await save(input);
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.message).not.toBe('');
  });
});

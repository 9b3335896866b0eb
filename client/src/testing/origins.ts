/** A range without answers. */
export const noOrigins = { range: { from: null, to: null }, origins: [], changes: [], modelChanges: [] };

const chatgpt = { key: 'chatgpt', name: 'ChatGPT' };
const days = { from: '2026-08-02', to: '2026-08-03' };

/** ChatGPT's model changed on the second day; some answers are of its interface, some imported. */
export const changedModel = {
  range: days,
  origins: [
    { ...days, platform: chatgpt, surface: 'API', model: 'gpt-a', answers: 1310, simulated: false },
    { ...days, platform: chatgpt, surface: 'API', model: 'gpt-b', answers: 1000, simulated: false },
    {
      ...{ ...days, surface: 'INTERFACE', model: null, answers: 40, simulated: false },
      platform: { key: 'chatgpt-interface', name: 'ChatGPT (interface)' },
    },
    {
      ...{ ...days, surface: 'IMPORT', model: 'g', answers: 7, simulated: false },
      platform: { key: 'gemini', name: 'Gemini' },
    },
  ],
  changes: [
    {
      ...{ platform: chatgpt, before: ['gpt-a'], after: ['gpt-b'], on: '2026-08-03' },
      ...{ surfacesBefore: [], surfacesAfter: [] },
    },
  ],
  modelChanges: [{ platform: chatgpt, day: '2026-08-03', before: ['gpt-a'], after: ['gpt-b'] }],
};

const chatgpt = { key: 'chatgpt', name: 'ChatGPT' };

/** Two searches of one prompt, the first with pages. */
export const promptSearches = {
  range: { from: '2026-08-01', to: '2026-08-03' },
  answers: 20,
  answersCapped: false,
  answersWithSearches: 12,
  simulated: false,
  total: 2,
  silentPlatforms: [{ key: 'perplexity', name: 'Perplexity' }],
  searches: [
    {
      query: 'best headphones 2026',
      ...{ answers: 9, answersWithPages: 6, ownFound: 2, ownCited: 1 },
      platforms: [chatgpt, { key: 'gemini', name: 'Gemini' }],
      pages: [
        {
          ...{ url: 'https://a.example/best', domain: 'a.example', title: 'Title a' },
          cited: 5,
          found: 6,
          own: false,
        },
        {
          ...{ url: 'https://acme.example/x', domain: 'acme.example', title: '' },
          cited: 0,
          found: 2,
          own: true,
        },
        { ...{ url: 'https://z.example', domain: 'z.example', title: '' }, cited: 0, found: 1, own: false },
      ],
    },
    {
      query: 'headphones reviews',
      ...{ answers: 1, answersWithPages: 0, ownFound: 0, ownCited: 0 },
      platforms: [chatgpt],
      pages: [],
    },
  ],
};

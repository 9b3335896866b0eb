/** The server's offer to visitors: three platforms, with confirmation of the address. */
export const reportOffer = {
  enabled: true,
  platforms: [
    { key: 'chatgpt', name: 'ChatGPT' },
    { key: 'perplexity', name: 'Perplexity' },
    { key: 'gemini', name: 'Gemini' },
  ],
  simulated: false,
  confirmation: true,
  keptDays: 90,
};

export const promptsOf = (company: string) => [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Which note app is best for case ${number}?`),
  `Is ${company} worth its price?`,
  `What do people say of ${company}?`,
];

/** Suggestions for a company in the catalogue; they contain the arguments they were requested with. */
export const wizardAnswers = () => ({
  reportOffer,
  reportCategories: [
    { key: 'notes', label: 'Note apps', group: 'Software' },
    { key: 'boards', label: 'Whiteboards', group: 'Software' },
    { key: 'pens', label: 'Pens', group: 'Everyday goods' },
  ],
  suggestReportWebsite: { website: 'https://www.quillmark.example' },
  suggestReportCompetitors: { competitors: ['Inkwell', 'Papermoon'], basis: 'KNOWN' },
  suggestReportSearchTopics: (args: Record<string, unknown>) => ({
    searchTopics:
      args.language === 'DE'
        ? ['Notiz-Apps']
        : args.category
          ? ['fountain pens', 'ink']
          : ['note taking', 'team wiki'],
    basis: args.category ? 'KNOWN' : 'GUESS',
    language: args.language ?? 'EN',
    category: args.category
      ? { key: 'pens', label: 'Pens', group: 'Everyday goods' }
      : { key: 'notes', label: 'Note apps', group: 'Software' },
  }),
  suggestReportPrompts: ({ companyName, language }: Record<string, unknown>) => ({
    prompts: promptsOf(String(companyName)),
    basis: 'KNOWN',
    language,
  }),
  requestReport: { confirmationNeeded: true, errors: [] as { field: string; message: string }[] },
});

import type { SourceFindings } from './model.ts';

/** Invented publications that answers in the demo brand's topics cite. */
export const GENERAL_SOURCES: SourceFindings = {
  keyInsight:
    'Listicles with comparison tables get 3x more citations than other pages: assistants copy the order and quote the table.',
  sources: [
    {
      id: 'toolgauge',
      name: 'Toolgauge',
      url: 'https://toolgauge.example',
      citations: 412,
      description:
        'Tests business software and ranks it. Every ranking opens with a table of prices and limits, and assistants take over both the order and the table.',
      scores: { authoritativeness: 92, citations: 16, statistics: 21, technicalTerms: 15, fluency: 88 },
      contentTypes: [
        {
          type: 'Top 10 Lists',
          count: 38,
          examples: [
            'Top 10 product management tools for growing teams',
            'Top 10 support bots that need no code',
            'Top 10 API gateways under 100 a month',
          ],
        },
        {
          type: 'Comparison Tables',
          count: 26,
          examples: [
            'Roadmap tools: prices and limits in one table',
            'Cloud platforms: what a preview environment costs',
            'Automation tools: runs, steps and retries included',
          ],
        },
        {
          type: 'Comparison Articles',
          count: 19,
          examples: [
            'Brixalto or Pelgandro: which roadmap suits a team of ten?',
            'Three bot builders, one help centre: a field test',
          ],
        },
      ],
    },
    {
      id: 'platform-notebook',
      name: 'The Platform Notebook',
      url: 'https://platform-notebook.example',
      citations: 287,
      description:
        'Engineers write up how they run things, with code and measurements. Cited whenever a question asks how rather than which.',
      scores: { authoritativeness: 87, citations: 12, statistics: 17, technicalTerms: 29, fluency: 76 },
      contentTypes: [
        {
          type: 'Technical Guides',
          count: 31,
          examples: [
            'Rate limiting at the edge, step by step',
            'Zero-downtime key rotation',
            'Backups you have restored at least once',
          ],
        },
        {
          type: 'How-to Guides',
          count: 22,
          examples: [
            'How to version an API without breaking a client',
            'How to read a cloud bill in ten minutes',
            'How to test a bot before customers do',
          ],
        },
        {
          type: 'Checklists',
          count: 9,
          examples: ['Before you open an API to the public', 'Before you automate an approval'],
        },
      ],
    },
    {
      id: 'buyside-quarterly',
      name: 'Buyside Quarterly',
      url: 'https://buyside-quarterly.example',
      citations: 198,
      description:
        'Reports on how companies buy software, from surveys and long conversations. Assistants quote its figures when they explain what matters in a choice.',
      scores: { authoritativeness: 90, citations: 18, statistics: 24, technicalTerms: 11, fluency: 83 },
      contentTypes: [
        {
          type: 'Research Reports',
          count: 12,
          examples: [
            'What 1,100 teams pay for automation',
            'Why product teams change tools',
            'The state of support bots',
          ],
        },
        {
          type: 'Case Studies',
          count: 10,
          examples: [
            'How a logistics firm cut approval time by half',
            'A shop moves its help centre into a bot',
          ],
        },
        {
          type: 'Expert Interviews',
          count: 8,
          examples: [
            'A head of procurement on reading vendor tables',
            'A platform lead on saying no to the eleventh tool',
            'A support manager on the second misunderstanding',
          ],
        },
      ],
    },
  ],
  contentTypes: [
    { type: 'Comparison Tables', averageCitations: 9.6, impact: 5 },
    { type: 'Top 10 Lists', averageCitations: 9.1, impact: 5 },
    { type: 'Comparison Articles', averageCitations: 4.8, impact: 4 },
    { type: 'Research Reports', averageCitations: 4.3, impact: 4 },
    { type: 'Technical Guides', averageCitations: 3.4, impact: 3 },
    { type: 'How-to Guides', averageCitations: 3.1, impact: 3 },
    { type: 'Case Studies', averageCitations: 2.6, impact: 3 },
    { type: 'Expert Interviews', averageCitations: 2.2, impact: 2 },
    { type: 'Checklists', averageCitations: 1.9, impact: 2 },
  ],
};

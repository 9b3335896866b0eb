import type { SourceFindings } from './model.ts';

/** Invented publications that answers about venture funds cite. */
export const FUND_SOURCES: SourceFindings = {
  keyInsight:
    'Listicles with comparison tables get 3x more citations than other pages: when somebody asks which fund to talk to, assistants repeat a ranking.',
  sources: [
    {
      id: 'roundtracker',
      name: 'Roundtracker',
      url: 'https://roundtracker.example',
      citations: 364,
      description:
        'Keeps a register of funding rounds and turns it into rankings of funds by stage, sector and country.',
      scores: { authoritativeness: 93, citations: 17, statistics: 24, technicalTerms: 14, fluency: 81 },
      contentTypes: [
        {
          type: 'Top 10 Lists',
          count: 34,
          examples: [
            'Top 10 seed funds by rounds led',
            'Top 10 first cheques for climate hardware',
            'Top 10 funds that reply within a week',
          ],
        },
        {
          type: 'Comparison Tables',
          count: 27,
          examples: ['Cheque sizes of 60 seed funds', 'Who leads, who follows: a table'],
        },
      ],
    },
    {
      id: 'termsheet-gazette',
      name: 'The Termsheet Gazette',
      url: 'https://termsheet-gazette.example',
      citations: 251,
      description: 'Lawyers and founders explain what investors write into their contracts and what follows.',
      scores: { authoritativeness: 89, citations: 15, statistics: 12, technicalTerms: 28, fluency: 77 },
      contentTypes: [
        {
          type: 'Technical Guides',
          count: 24,
          examples: ['Liquidation preferences, drawn', 'Pro rata rights from first to last round'],
        },
        {
          type: 'Checklists',
          count: 13,
          examples: [
            'Before you sign a term sheet',
            'Reference calls: what to ask a fund’s founders',
            'Documents for a seed round',
          ],
        },
      ],
    },
    {
      id: 'cap-table-review',
      name: 'Cap Table Review',
      url: 'https://cap-table-review.example',
      citations: 207,
      description: 'Publishes surveys of founders and of the people who invest in funds.',
      scores: { authoritativeness: 91, citations: 18, statistics: 23, technicalTerms: 16, fluency: 79 },
      contentTypes: [
        {
          type: 'Research Reports',
          count: 14,
          examples: [
            'What founders expect after the wire',
            'How funds plan reserves',
            'Seed in Europe: five years of rounds',
          ],
        },
        {
          type: 'Comparison Articles',
          count: 9,
          examples: ['Solo investors and seed funds: who helps with what?', 'Two theses, one sector'],
        },
      ],
    },
    {
      id: 'second-founders',
      name: 'Second Founders',
      url: 'https://second-founders.example',
      citations: 143,
      description: 'Founders who have done it before write for those who have not, one long piece a week.',
      scores: { authoritativeness: 78, citations: 7, statistics: 9, technicalTerms: 8, fluency: 94 },
      contentTypes: [
        {
          type: 'How-to Guides',
          count: 21,
          examples: ['How to end a first meeting with an investor', 'How to hire a first engineer'],
        },
        {
          type: 'Case Studies',
          count: 11,
          examples: [
            'A seed round in nineteen days',
            'From pilot to plant with prepaid orders',
            'A pivot the board did not see',
          ],
        },
      ],
    },
    {
      id: 'limited-partner-hour',
      name: 'The Limited Partner Hour',
      url: 'https://limited-partner-hour.example',
      citations: 96,
      description:
        'Transcribed conversations with people who invest in funds; quoted on questions of strategy.',
      scores: { authoritativeness: 84, citations: 5, statistics: 11, technicalTerms: 13, fluency: 90 },
      contentTypes: [
        {
          type: 'Expert Interviews',
          count: 18,
          examples: [
            'An endowment on first-time funds',
            'A family office on saying no',
            'A pension fund on reporting',
          ],
        },
      ],
    },
  ],
  contentTypes: [
    { type: 'Comparison Tables', averageCitations: 8.9, impact: 5 },
    { type: 'Top 10 Lists', averageCitations: 8.4, impact: 5 },
    { type: 'Research Reports', averageCitations: 5.1, impact: 4 },
    { type: 'Comparison Articles', averageCitations: 4.4, impact: 4 },
    { type: 'Technical Guides', averageCitations: 3.3, impact: 3 },
    { type: 'Case Studies', averageCitations: 2.8, impact: 3 },
    { type: 'Expert Interviews', averageCitations: 2.4, impact: 3 },
    { type: 'How-to Guides', averageCitations: 2.3, impact: 2 },
    { type: 'Checklists', averageCitations: 1.6, impact: 2 },
  ],
};

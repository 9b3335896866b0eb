import { company, type DemoBrand } from './brand.ts';

/** An invented venture-capital firm and its competitors. */
export const DEMO_FUND: DemoBrand = {
  brand: company('Wendrova Ventures', ['Wendrova'], 'wendrova.example', 0.1, 0.45, 0.6),
  competitors: [
    company('Grelspan Capital', ['Grelspan'], 'grelspan.example', 0.6, 0.2, -0.3),
    company('Ithmarra Partners', ['Ithmarra'], 'ithmarra.example', 0.2, 0.3, 0.2),
    company('Sollenqué Ventures', ['Sollenqué'], 'sollenque.example', -0.5, 0.1, 0.2),
    company('Ordwyth & Calder', [], 'ordwyth-calder.example', -0.9, -0.1, 0.1),
  ],
  topics: [
    {
      name: 'Portfolio Companies',
      vocabulary: {
        subject: 'service',
        things: 'early-stage investors',
        features: ['recruiting', 'founder networking', 'follow-on investing', 'market entry', 'board work'],
        audiences: ['first-time founders', 'deep-tech companies', 'software start-ups', 'remote teams'],
      },
      prompts: [
        'Which venture capital firms support their portfolio companies best?',
        'Which investors help start-ups most with hiring?',
        'How do I find out how a fund treats its portfolio companies?',
        'Which seed funds have the strongest founder network?',
        'Which venture funds back climate and energy start-ups?',
        'What do founders say about Wendrova Ventures?',
      ],
    },
    {
      name: 'Investment Strategy',
      vocabulary: {
        subject: 'service',
        things: 'venture funds',
        features: ['thesis building', 'deal screening', 'term sheet drafting', 'reserve planning'],
        audiences: ['institutional investors', 'founders raising a seed round', 'family offices', 'analysts'],
      },
      prompts: [
        'Which venture funds have a clear investment strategy for infrastructure software?',
        'Which seed investors decide fastest?',
        'How should a founder compare the strategies of venture funds?',
        'Which funds lead seed rounds in Europe?',
        'Which investors still back hardware at seed stage?',
        'Wendrova Ventures vs Grelspan Capital: whose strategy suits a seed-stage company?',
      ],
    },
  ],
};

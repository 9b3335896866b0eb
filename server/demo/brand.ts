import type { SimulatedCompany, SimulatedTopic, World } from '../platforms/simulator/world.ts';

/** A topic with its prompts. */
export interface DemoTopic extends SimulatedTopic {
  prompts: readonly string[];
}

/** What a demo account tracks. All of it is invented; `.example` domains can never exist. */
export interface DemoBrand {
  brand: SimulatedCompany;
  competitors: readonly SimulatedCompany[];
  topics: readonly DemoTopic[];
}

/** The world the simulator answers from; `since` is the first simulated day. */
export function demoWorld({ brand, competitors }: DemoBrand, since: string): World {
  return { seed: 'sightline-sample', brand, competitors, since };
}

export function company(
  name: string,
  aliases: readonly string[],
  domain: string,
  fame: number,
  esteem: number,
  trend: number,
): SimulatedCompany {
  return { name, aliases, domain, fame, esteem, trend };
}

/** An invented maker of software for product teams. The names test accents, `&`, hyphens and two words. */
export const DEMO_BRAND: DemoBrand = {
  brand: company('Ostrellio', ['Ostrellio Suite', 'Ostrellio Cloud'], 'ostrellio.example', -0.4, 0.4, 0.9),
  competitors: [
    company('Brixalto', ['Brixalto One'], 'brixalto.example', 0.5, 0.2, -0.5),
    company('Pelgandro', [], 'pelgandro.example', 0, 0.3, 0.1),
    company('Zovarqué', ['Zovarqué Studio'], 'zovarque.example', -0.5, 0.15, 0.2),
    company('Hask & Verrin', ['Hask and Verrin'], 'hask-verrin.example', -0.8, -0.15, 0),
    company('Tal-Orrin', ['Talorrin'], 'tal-orrin.example', -1.2, 0.35, 0.6),
    company('Yutravo', ['Yutravo Labs'], 'yutravo.example', -1.6, -0.05, 0.3),
  ],
  topics: [
    {
      name: 'API',
      vocabulary: {
        subject: 'software',
        things: 'API management tools',
        features: ['rate limiting', 'versioning', 'developer onboarding', 'request logging', 'key rotation'],
        audiences: ['small engineering teams', 'platform teams', 'public API providers', 'start-ups'],
      },
      prompts: [
        'What are the best API management tools for a small engineering team?',
        'Which API gateway has the most useful developer portal?',
        'How do I add rate limiting to a public API without writing it myself?',
        'Best way to publish API documentation that stays up to date',
        'Which tools help with API versioning and deprecation?',
        'How should we rotate API keys for hundreds of customers?',
        'Recommend an affordable API platform for a start-up',
        'Is Ostrellio good for managing public APIs?',
      ],
    },
    {
      name: 'Bot',
      vocabulary: {
        subject: 'software',
        things: 'support bot builders',
        features: [
          'intent recognition',
          'live hand-over',
          'flow editing',
          'multilingual support',
          'conversation search',
        ],
        audiences: ['support teams', 'online shops', 'non-technical teams', 'software companies'],
      },
      prompts: [
        'What is the best bot builder for customer support?',
        'Which support bots hand over to a person most smoothly?',
        'How do I train a bot on our help centre articles?',
        'Best no-code bot builder for a software company',
        'Which bot platforms handle several languages well?',
        'How much does a support bot cost per month?',
        'Which bot builder works best inside a team chat?',
        'Ostrellio vs Brixalto for a support bot',
      ],
    },
    {
      name: 'Cloud',
      vocabulary: {
        subject: 'software',
        things: 'managed cloud platforms',
        features: [
          'autoscaling',
          'one-command deployment',
          'cost reporting',
          'backup management',
          'regional hosting',
        ],
        audiences: ['web agencies', 'small product teams', 'regulated companies', 'solo developers'],
      },
      prompts: [
        'Which managed cloud platform is easiest for a small product team?',
        'Best cloud hosting for a web application with European customers',
        'How do I keep cloud costs under control as traffic grows?',
        'What should I look for in a managed database service?',
        'Which cloud platforms offer preview environments for every change?',
        'Top alternatives to running our own servers',
        'Which cloud provider is the most reliable for background jobs?',
        'Are Ostrellio Cloud backups reliable?',
      ],
    },
    {
      name: 'Product Management',
      vocabulary: {
        subject: 'software',
        things: 'product management tools',
        features: [
          'roadmap planning',
          'feedback collection',
          'prioritisation',
          'release planning',
          'stakeholder reporting',
        ],
        audiences: ['product managers', 'growing product teams', 'founders', 'larger organisations'],
      },
      prompts: [
        'What is the best product management software?',
        'Which roadmap tools do product managers recommend?',
        'How do I collect customer feedback and turn it into a roadmap?',
        'Best product management tool for a team of ten',
        'Which tools connect customer interviews with feature requests?',
        'How do product teams prioritise features with data?',
        'Which product management tools are easiest for stakeholders to read?',
        'Ostrellio compared to Pelgandro for roadmaps',
      ],
    },
    {
      name: 'Workflow Automation',
      vocabulary: {
        subject: 'software',
        things: 'workflow automation tools',
        features: [
          'visual editing',
          'error handling',
          'scheduled runs',
          'approval routing',
          'integration coverage',
        ],
        audiences: ['operations teams', 'finance departments', 'agencies', 'teams without developers'],
      },
      prompts: [
        'What are the best workflow automation tools for operations teams?',
        'Which automation platform has the best error handling?',
        'How do I automate approvals across several departments?',
        'Cheapest way to connect a form with our billing system',
        'Which automation tools can be self-hosted?',
        'What should we automate first in a growing company?',
        'Which workflow tools are suitable for finance departments?',
        'What do users say about Ostrellio automations?',
      ],
    },
  ],
};

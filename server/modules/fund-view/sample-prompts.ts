import type { FundPrompt } from './model.ts';

const GRELSPAN = 'Grelspan Capital';
const ITHMARRA = 'Ithmarra Partners';
const SOLLENQUE = 'Sollenqué Ventures';
const ORDWYTH = 'Ordwyth & Calder';

/** Twenty prompts; every firm in them is invented. */
export const SAMPLE_PROMPTS: readonly FundPrompt[] = [
  prompt('Which seed funds lead rounds in infrastructure software?', 'Seed Funding', 1.4, 0.6, 94, [
    GRELSPAN,
    ITHMARRA,
    SOLLENQUE,
    ORDWYTH,
  ]),
  prompt('Which investors answer a cold email from a first-time founder?', 'Seed Funding', 2.1, 0.3, 88, [
    ITHMARRA,
    SOLLENQUE,
  ]),
  prompt('What does a fair seed term sheet look like?', 'Term Sheets', 3.8, -0.7, 62, [
    ORDWYTH,
    GRELSPAN,
    ITHMARRA,
  ]),
  prompt('Which venture firms publish their term sheet template?', 'Term Sheets', 1.9, 0, 90, [GRELSPAN]),
  prompt('Which venture firms help their companies recruit engineers?', 'Founder Support', 1.6, 0.4, 92, [
    ITHMARRA,
    GRELSPAN,
    SOLLENQUE,
  ]),
  prompt('Which funds give founders real operating help after the round?', 'Founder Support', 2.3, 0.8, 85, [
    GRELSPAN,
    ITHMARRA,
    ORDWYTH,
    SOLLENQUE,
  ]),
  prompt('What do founders say about Wendrova Ventures?', 'Founder Support', 1, 0, 100, [ITHMARRA]),
  prompt('Which funds have the best record in deep-tech start-ups?', 'Deep Tech', 2.7, -0.2, 81, [
    SOLLENQUE,
    GRELSPAN,
    ITHMARRA,
  ]),
  prompt('Who invests in robotics before there is any revenue?', 'Deep Tech', 3.4, 0.5, 71, [
    GRELSPAN,
    ORDWYTH,
  ]),
  prompt('Which venture funds back grid and battery companies?', 'Climate', 2.9, 1.1, 78, [
    SOLLENQUE,
    ITHMARRA,
    GRELSPAN,
    ORDWYTH,
  ]),
  prompt('Which early-stage investors take industrial climate hardware?', 'Climate', 4.2, -0.4, 58, [
    SOLLENQUE,
    ORDWYTH,
  ]),
  prompt('Which firms fund developer tools built on open source?', 'Developer Tools', 1.8, 0.2, 91, [
    GRELSPAN,
    ITHMARRA,
  ]),
  prompt('Best investors for a company that sells to platform teams', 'Developer Tools', 2.4, 0.1, 84, [
    GRELSPAN,
    SOLLENQUE,
    ITHMARRA,
  ]),
  prompt('Which funds understand applied machine learning in health care?', 'Health', 4.6, -1.2, 49, [
    ORDWYTH,
    ITHMARRA,
    GRELSPAN,
    SOLLENQUE,
  ]),
  prompt('Which European funds help a start-up open an office abroad?', 'Market Entry', 2.6, 0.7, 80, [
    ITHMARRA,
    GRELSPAN,
  ]),
  prompt('How should a founder choose between two lead investors?', 'Choosing an Investor', 3.1, -0.3, 70, [
    GRELSPAN,
    ORDWYTH,
    ITHMARRA,
  ]),
  prompt('Wendrova Ventures or Grelspan Capital for a seed round?', 'Choosing an Investor', 1.2, 0.1, 98, [
    GRELSPAN,
  ]),
  prompt('Which venture funds report openly to their limited partners?', 'Limited Partners', 3.6, 0.9, 69, [
    ORDWYTH,
    GRELSPAN,
    SOLLENQUE,
  ]),
  prompt('Which new funds should a family office look at this year?', 'Limited Partners', 3.9, -0.6, 55, [
    ITHMARRA,
    SOLLENQUE,
    ORDWYTH,
    GRELSPAN,
  ]),
  prompt('Which seed investors still support companies at their exit?', 'Follow-on and Exit', 2.8, 0, 74, [
    ORDWYTH,
    GRELSPAN,
    ITHMARRA,
  ]),
].map((written, index) => ({ id: `fund-prompt-${index + 1}`, ...written }));

function prompt(
  text: string,
  category: string,
  averageRank: number,
  rankChange: number,
  visibility: number,
  topCompetitors: readonly string[],
): Omit<FundPrompt, 'id'> {
  return { prompt: text, category, averageRank, rankChange, visibility, topCompetitors };
}

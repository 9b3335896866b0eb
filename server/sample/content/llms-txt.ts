import type { LlmsTxtScores } from '../../modules/content-tools/model.ts';

/** An llms.txt file as the invented fund might keep one. */
export const SAMPLE_LLMS_TXT = `# Wendrova Ventures

> Wendrova Ventures is a seed-stage venture-capital fund. It leads first rounds in infrastructure software, energy and health, and keeps reserves for the two rounds that follow.

## About the fund

- [Who we are](https://wendrova.example/about): The fund's history, its partners' fields and how decisions are made
- [Investment strategy](https://wendrova.example/investment-strategy): Stages, sectors, ownership targets and what the fund does not invest in
- [Seed rounds](https://wendrova.example/investment-strategy/seed): Round sizes, terms offered and the steps from first call to term sheet
- [Follow-on reserves](https://wendrova.example/investment-strategy/follow-on-reserves): How much is kept back per company and when it is used

## Portfolio

- [All companies](https://wendrova.example/portfolio): Every current holding with its sector, stage and year of the first investment
- [Climate and energy](https://wendrova.example/portfolio/climate-and-energy): Companies in storage, grid software and industrial heat
- [Infrastructure software](https://wendrova.example/portfolio/infrastructure-software): Companies that build databases, developer tools and security
- [Health](https://wendrova.example/portfolio/health): Companies in diagnostics, clinic software and remote care

## For founders

- [How to pitch us](https://wendrova.example/founders): What to send, who reads it and when an answer comes
- [Hiring handbook](https://wendrova.example/founders/hiring-handbook): Interview guides, pay bands and offer letters for the first twenty hires
- [First board meeting](https://wendrova.example/founders/first-board-meeting): An agenda, a template for the deck and the questions to expect

## Insights

- [Term sheets explained](https://wendrova.example/insights/term-sheets-explained): Every clause of a seed term sheet in plain words, with examples
- [Grid storage in 2026](https://wendrova.example/insights/grid-storage-2026): Prices, capacity and business models compared across nine markets
- [Pricing infrastructure software](https://wendrova.example/insights/pricing-infrastructure-software): Usage, seat and hybrid pricing, and when each of them works

## Optional

- [Press](https://wendrova.example/press): Announcements, logos and fund facts for journalists
- [Contact](https://wendrova.example/contact): Offices and addresses for founders, investors and press
`;

/** What the manager shows before anybody types or analyses; made up. */
export const SAMPLE_LLMS_TXT_SCORES: LlmsTxtScores = {
  conciseness: 85,
  fluency: 90,
  technicalAccuracy: 88,
  citationPotential: 82,
};

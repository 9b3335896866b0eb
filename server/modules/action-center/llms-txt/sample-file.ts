/** The llms.txt file to edit, and the scores it starts with. */
export interface LlmsTxtFile {
  sample: boolean;
  text: string;
  /** Each 0–100. */
  scores: { conciseness: number; fluency: number; technicalAccuracy: number; citationPotential: number };
}

/** An llms.txt file of the demo brand. */
const TEXT = `# Ostrellio

> Ostrellio makes software for product teams: an API platform, support bots, managed hosting, roadmaps and workflow automation. The parts work together and can be bought one by one.

## Products

- [API platform](https://ostrellio.example/api): Gateway, developer portal, keys and quotas for public and internal APIs
- [Support bots](https://ostrellio.example/bots): Bots that answer from help pages and hand over to people with the whole conversation
- [Ostrellio Cloud](https://ostrellio.example/cloud): Managed hosting in nine regions with a preview environment for every change
- [Roadmaps](https://ostrellio.example/roadmaps): Roadmaps that link every item to the feedback it came from
- [Automation](https://ostrellio.example/automation): Workflows with retries, alerts and approvals, hosted or on your own servers

## Documentation

- [Getting started](https://ostrellio.example/docs/start): From sign-up to the first published API in six steps
- [Rotating API keys](https://ostrellio.example/docs/api-keys): Overlap, notification and revocation, with the five requests it takes
- [Retries and alerts](https://ostrellio.example/docs/errors): How a failed step is repeated, who is told and what is logged
- [Self-hosting](https://ostrellio.example/docs/self-hosting): System requirements, installation, backup and upgrades
- [API reference](https://ostrellio.example/docs/reference): Every endpoint with parameters, limits, errors and examples

## Prices and comparisons

- [Prices](https://ostrellio.example/prices): Plans, what each of them includes and what counts as a request
- [Choosing an API gateway](https://ostrellio.example/compare/api-gateways): Six gateways by latency, portal, price and hosting, measured the same way
- [Choosing a roadmap tool](https://ostrellio.example/compare/roadmaps): What to ask vendors for, with a table to fill in

## Customers

- [Case studies](https://ostrellio.example/customers): Results of teams by industry and size, with figures and dates
- [Status and uptime](https://ostrellio.example/status): Incidents and monthly uptime of the past three years

## Optional

- [Press](https://ostrellio.example/press): Announcements, logos and company facts for journalists
- [Contact](https://ostrellio.example/contact): Sales, support and security contacts
`;

export const SAMPLE_FILE: LlmsTxtFile = {
  sample: true,
  text: TEXT,
  scores: { conciseness: 85, fluency: 90, technicalAccuracy: 88, citationPotential: 82 },
};

import type { Campaign, EmailTemplate } from './model.ts';

/** The chosen source's data fills its placeholders; the writer fills the others. */
export const SAMPLE_TEMPLATES: readonly EmailTemplate[] = [
  {
    id: 'research-partnership',
    name: 'Research partnership',
    type: 'PARTNERSHIP',
    subject: 'Figures on [Topic] for [Source Name]?',
    body: `Hello [Contact Name],

[Source Name] is where our founders go to read about [Topic], so we would like to offer you something first.

[Fund Name] has gathered [Data Set] from its portfolio. We can share the anonymised figures, the method and a person who answers questions about both. You would be free to publish what you make of them; we only ask to be named as the source.

Would a short call on [Proposed Date] suit you? If figures of another kind would be more useful, tell us which.

Kind regards,
[Your Name]
[Fund Name]`,
  },
  {
    id: 'guest-article',
    name: 'Guest article',
    type: 'PARTNERSHIP',
    subject: 'A guest article on [Topic] for your readers',
    body: `Hello [Contact Name],

We read your [Category] pages closely and noticed that one question comes back without an answer: [Open Question].

[Fund Name] would be glad to write about it for [Source Name]: 1,200 words with a comparison table, no advertising, and figures that your readers can check. An outline is below.

1. What founders usually assume
2. What our figures show
3. What to do about it

May we send you a draft by [Proposed Date]?

Kind regards,
[Your Name]
[Fund Name]`,
  },
  {
    id: 'news-coverage',
    name: 'News coverage',
    type: 'COVERAGE',
    subject: '[Portfolio Company] and what it changes in [Topic]',
    body: `Hello [Contact Name],

On [Announcement Date] our portfolio company [Portfolio Company] will publish [News]. It matters to readers of [Source Name] because [Reason].

We can offer you before that day:
- the figures behind the announcement, under embargo
- a conversation with the founders
- a customer who speaks on the record

Shall we send the material to [Contact Email]?

Kind regards,
[Your Name]
[Fund Name]`,
  },
  {
    id: 'ranking-inclusion',
    name: 'Figures for a ranking',
    type: 'COVERAGE',
    subject: 'Our figures for your next overview of [Topic]',
    body: `Hello [Contact Name],

Your overview of [Topic] is among the most useful we know. [Fund Name] is not in it yet, and we suspect that is because we never sent you our figures.

They are attached: number of rounds led, median time to a decision, follow-on rate and founder references, each with the date it was counted. Please use whatever helps, and ask if a figure looks odd.

Kind regards,
[Your Name]
[Fund Name]`,
  },
  {
    id: 'expert-interview',
    name: 'Expert interview',
    type: 'INTERVIEW',
    subject: 'Somebody to talk to about [Topic]',
    body: `Hello [Contact Name],

If [Source Name] is planning anything on [Topic], [Fund Name] can offer an interview with [Partner Name], who has worked on [Experience].

Subjects that would suit your audience:
- what investors really check in the first meeting
- three mistakes in [Topic] that cost founders a year
- what will look different in twelve months

An hour on [Proposed Date] would be easy to arrange, by phone or in your studio.

Kind regards,
[Your Name]
[Fund Name]`,
  },
];

/** Campaigns of every status; drafts have sent nothing. */
export const SAMPLE_CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'grid-storage-report',
    name: 'Grid storage report: early access',
    status: 'ACTIVE',
    sourceCount: 6,
    sentCount: 14,
    responseRate: 28.6,
    createdAt: '2026-06-29',
  },
  {
    id: 'founder-hiring-handbook',
    name: 'Founder hiring handbook',
    status: 'ACTIVE',
    sourceCount: 4,
    sentCount: 9,
    responseRate: 33.3,
    createdAt: '2026-07-13',
  },
  {
    id: 'seed-pricing-survey',
    name: 'Seed pricing survey, spring edition',
    status: 'COMPLETED',
    sourceCount: 8,
    sentCount: 22,
    responseRate: 40.9,
    createdAt: '2026-03-02',
  },
  {
    id: 'climate-podcasts',
    name: 'Climate podcasts: partner interviews',
    status: 'COMPLETED',
    sourceCount: 5,
    sentCount: 11,
    responseRate: 18.2,
    createdAt: '2026-01-19',
  },
  {
    id: 'autumn-portfolio-stories',
    name: 'Portfolio stories for autumn',
    status: 'DRAFT',
    sourceCount: 7,
    sentCount: 0,
    responseRate: null,
    createdAt: '2026-07-27',
  },
];

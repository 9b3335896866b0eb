import type { Company } from '../../brands/model.ts';

/** A prompt template. */
export interface ContentTemplate {
  id: string;
  title: string;
  type: 'BLOG_POST' | 'PRESS_RELEASE' | 'CASE_STUDY' | 'MARKET_REPORT' | 'NEWSLETTER' | 'SOCIAL_MEDIA';
  description: string;
  prompt: string;
  /** The beginning of such a text. */
  example: string;
}

export interface FundGenerator {
  simulated: boolean;
  /** Null before set-up. */
  brand: Company | null;
  templates: readonly ContentTemplate[];
}

/** One template per content type. */
export const SAMPLE_TEMPLATES: readonly ContentTemplate[] = [
  {
    id: 'thesis-post',
    title: 'Investment thesis post',
    type: 'BLOG_POST',
    description: 'Explains one part of the thesis so that a founder knows whether to write to you.',
    prompt:
      'Write a blog post on why we invest in [sector] at seed stage. Open with the answer in two sentences, name three things we look for and one we avoid, and close with how a founder reaches us.',
    example:
      'We invest in grid software before there is revenue, because the buyers are known, the need is written into law and the first customer takes a year. Here is what we look for in that year. First, a founder who has stood in a control room. Second, a product that one engineer at a utility can try without asking anybody.',
  },
  {
    id: 'investment-announcement',
    title: 'Investment announcement',
    type: 'PRESS_RELEASE',
    description: 'Announces a round with what editors ask for first: who, how much, what for.',
    prompt:
      'Write a press release about our investment in [company]. Give the amount, the other investors and what the money is for in the first paragraph, then one quotation of the founder and one of ours.',
    example:
      'Wendrova Ventures leads a seed round of 3.2 million euros in a company that shortens the approval of grid batteries from months to weeks. The money goes into a second test field and six engineers. Two private investors who built substations before take part. The company was founded in 2024 by two former grid operators.',
  },
  {
    id: 'portfolio-story',
    title: 'Portfolio success story',
    type: 'CASE_STUDY',
    description: 'Shows by one company what working with the fund is like, with figures.',
    prompt:
      'Write a case study on how we helped [company] with [problem]. Describe the situation before, what was done week by week, the result in figures and what we would do differently.',
    example:
      'When the round closed, the company had a prototype, four engineers and no one who had ever sold to a utility. Eleven months later it had a contract for 40 megawatt hours. In between lie two days a week of a former grid operator, a safety file that was written three times, and one customer who said no twice.',
  },
  {
    id: 'sector-report',
    title: 'Sector report',
    type: 'MARKET_REPORT',
    description: 'Puts figures of your own into a form that journalists and assistants can cite.',
    prompt:
      'Write a market report on [sector] for this year. Begin with five figures and their sources, compare at least four kinds of companies in a table, and say what the figures cannot tell.',
    example:
      'We compared 63 storage projects that were connected between 2023 and 2026. Five findings: the median cost of a megawatt hour fell by a fifth; permits cost more than cells; approved designs save seven months; small operators pay most; and nobody publishes their losses. The method stands at the end, with all that it leaves out.',
  },
  {
    id: 'quarterly-letter',
    title: 'Quarterly newsletter',
    type: 'NEWSLETTER',
    description: 'Keeps founders and limited partners informed in five minutes of reading.',
    prompt:
      'Write our newsletter for [quarter]. Three short items: what our companies did, what we learned, what we ask of readers. Close with one open question to which people can reply.',
    example:
      'This quarter three of our companies shipped what they had promised for the spring, and one decided not to. We learned that a price list with three sizes is read to the end and one with five is not. And we are looking for somebody who has run the purchasing of a hospital: if you know that person, reply to this letter.',
  },
  {
    id: 'research-thread',
    title: 'Research in short posts',
    type: 'SOCIAL_MEDIA',
    description: 'Breaks a finding into posts that each make sense without the others.',
    prompt:
      'Turn our finding on [topic] into five short posts. One figure in each, no more than two sentences, the source in the last one.',
    example:
      '1/5 Permits now cost a grid battery more than its cells do. 2/5 A design that the operator has approved once before is connected seven months earlier. 3/5 The cheapest projects are neither the largest nor the newest: they are the second of their kind. 4/5 Nobody publishes losses. 5/5 All 63 projects and the method are on our site.',
  },
];

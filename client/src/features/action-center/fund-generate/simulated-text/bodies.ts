import type { TextChoices } from './choices.ts';

interface Body {
  title: string;
  /** Paragraphs with an empty line between them; square brackets mark what the writer fills in. */
  text: string;
}

/** Canned texts; regenerating takes the next one. */
export const BODIES: Record<TextChoices['type'], readonly [Body, ...Body[]]> = {
  'blog-post': [
    {
      title: 'What we look for before there is revenue',
      text: `We invest in [sector] when three things come together. Somebody already pays to have the problem solved by hand. A founder has stood where the problem hurts. And the product gets better, not only bigger, with each customer.

One thing makes us say no: a market that has to change its habits before the product is of any use. We declined [number] companies for that reason last year, and [company] proved us wrong.

A first cheque is [amount]. We keep as much again for later rounds and say on the first day under which conditions it is there.`,
    },
    {
      title: 'Five questions we ask in a first call',
      text: `Who did this work before your product did it? What did the last customer who said no tell you? Which part of it could a large company copy within a year? What would you build with half the money? And whom would you hire first?

There are no right answers. We listen for those that were found out rather than thought up, and we write down what we did not understand.

After the call you hear from us within [number] days, with our reasons. [Partner] reads every message.`,
    },
  ],
  'press-release': [
    {
      title: '{fund} leads [amount] seed round in [company]',
      text: `[City, date] – {fund} leads a seed round of [amount] in [company], which [what the product does in one sentence]. [Other investors] take part. The money goes into [first use] and [second use].

“[Quotation of the founder on what becomes possible now],” says [founder], who founded the company in [year] with [co-founder].

“[Quotation of the partner on why now and why this team],” says [partner] of {fund}, who joins the board.`,
    },
    {
      title: '{fund} publishes [report] on [sector]',
      text: `[City, date] – {fund} publishes [report], for which it compared [number] companies in [sector] between [year] and [year]. The main finding: [finding with one figure].

Three further results: [result with a figure]; [result with a figure]; [result that surprised the authors].

The report, its figures and the method are free to read at [link]. It says which questions the figures leave open, above all [limit].`,
    },
  ],
  'case-study': [
    {
      title: 'How [company] won its first [kind of customer]',
      text: `Before: when the round closed, [company] had [state of the product], [number] people and no one who had ever sold to [kind of customer].

What was done: in the first month, [number] introductions, of which [number] led to a second meeting. In the second, [name] joined for two days a week and rewrote [document] in the form that buyers ask for. In the fourth, a pilot with [customer].

After: [contract or figure], [number] months earlier than planned. What we would do differently: [honest answer].`,
    },
    {
      title: 'What [company] changed about its prices',
      text: `Before: [company] charged by [unit], and [share] of its customers left when budgets were cut.

What was done: together we called [number] customers, including all who had left. Most did not mind the price; they could not foresee the bill. Three fixed sizes took the place of the meter, tried with [number] new customers first.

After: [figure] within [number] months, and one loss: [customer] paid less than before. The list of questions for the calls is at [link].`,
    },
  ],
  'market-report': [
    {
      title: '[Sector] in [year]: five figures and what they leave out',
      text: `1. [Number] companies raised a seed round, [change] against the year before.
2. The median round was [amount].
3. From the first meeting to the money it took [number] weeks.
4. [Share] of the companies had a paying customer.
5. [Share] of the rounds were led by a fund from another country.

By kind of company, the difference is larger than by country: [comparison of software, hardware and services].

The figures cover rounds that were announced. Companies that raised nothing are missing from them, and so is every price that was not published.`,
    },
    {
      title: 'Who buys in [sector], and who only asks',
      text: `We spoke to [number] buyers in [sector]. [Share] have a budget of their own for new suppliers; the others need the consent of [department], which takes [number] months on average.

Buyers with a budget ask for three things in this order: a reference, a way out of the contract, and a person to call. Price comes fifth.

A start-up does best with buyers who [trait]: there the time to a contract is [number] weeks. The questions we asked, and all answers without names, are at [link].`,
    },
  ],
  newsletter: [
    {
      title: 'Letter for [quarter]',
      text: `What happened: [company] shipped [product]. [Company] decided not to, and explains why at [link]. [Company] is looking for [role].

What we learned: [one finding in two sentences, with the figure it stands on].

What we ask of you: do you know somebody who has run the purchasing of [kind of organisation]? An hour of that person’s time would help [company] more than money.`,
    },
    {
      title: 'Three things worth your time this month',
      text: `To read: [report], which shows [finding]. Page [number] alone is worth it.

To try: [product] of [company], free for [number] weeks for readers of this letter.

To think about: [question that came up in a board meeting]. We do not have the answer. Reply with yours, and the best ones are in the next letter.`,
    },
  ],
  'social-media': [
    {
      title: 'Five posts on [topic]',
      text: `1/5 [Finding with one figure, in one sentence.]

2/5 Most people expect the opposite, because [reason].

3/5 It holds for [group], and not for [other group].

4/5 What to do with it: [one piece of advice].

5/5 Figures and method: [link].`,
    },
    {
      title: 'Posts for the week of [date]',
      text: `Monday: [company] has [news]. We were the first to say yes, and the third to understand it.

Wednesday: a question from a first call this week: “[question]”. Our answer: [two sentences].

Friday: we said no to [number] companies this week. The most frequent reason: [reason]. It is no judgement; write again when it has changed.`,
    },
  ],
};

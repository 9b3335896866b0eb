/** An article as the invented fund might publish it, written the way AI platforms find hard to quote. */
export const SAMPLE_ARTICLE = `How should a founder prepare for a seed round?

It is often said that raising a first round is mostly a matter of knowing the right people, and there is some truth in that, but in our experience the founders who close quickly are those who have done a considerable amount of work before the first call. Wendrova Ventures has led 41 seed rounds since 2016, and the median round took 47 days from first call to signed term sheet.

The first thing that is worth preparing is the story of the money. We would like to see what the round pays for, which milestones it is meant to reach and how many months it lasts; 18 to 24 months is what we usually look for. A spreadsheet with three scenarios is sufficient, and it does not have to be beautiful.

The second thing is the data room, which should be ready prior to the first meeting. It holds the cap table, the incorporation documents, employment contracts, any IP assignments and a list of customers with their ARR. In roughly one out of four rounds that we look at, a missing IP assignment delays closing by more than two weeks.

Finally, founders should utilise their references well. We speak with at least five people for every investment, including two who did not work out as customers, and we are grateful when a founder tells us in advance what those people are going to say. A longer explanation of the terms can be found at https://wendrova.example/insights/term-sheets-explained.
`;

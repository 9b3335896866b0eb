/** What each number of the report is, in words; `docs/metrics.md` has the same definitions. */
export const formulasOf = (company: string, judge: string) => [
  {
    name: 'Visibility, mention rate',
    text: `Answers that name ${company} ÷ usable answers, of prompts that do not name it. An answer counts once, however often the name is in it. Names are found in the answers' prose; a name inside another word or a web address is none.`,
  },
  {
    name: '95% interval',
    text: 'A few answers only hint at the rate one would get from very many. For rates the range is the Wilson interval, (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n) with z = 1.96, p the rate and n the usable answers; for sentiment the Student interval, m ± t·s ÷ √n. Both take answers as independent of each other, which makes them a little narrower than they should be.',
  },
  {
    name: 'Ranking and mean position',
    text: 'Companies stand by the answers that name them, then by mean position, then by name. A position is the order of first mention among the companies compared; where an answer has a ranked list, the list decides.',
  },
  {
    name: 'Share of voice',
    text: "A company's mentions ÷ the mentions of all companies compared, of prompts that do not name the brand.",
  },
  {
    name: 'Sentiment',
    text: `How an answer speaks of ${company}, from 0 to 100 with 50 as neutral, judged by ${judge === 'Built-in rules' ? 'built-in rules' : judge}. The number is the mean over all answers that name it and could be judged.`,
  },
  {
    name: 'Failed measurements',
    text: 'A platform that could not be asked, declined or sent no text says nothing about visibility. Such measurements are listed, and counted in no rate.',
  },
];

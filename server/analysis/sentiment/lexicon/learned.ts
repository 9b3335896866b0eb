/**
 * Weights learned from labelled sentences, in place of the word list's own. Made by `bench/learn-sentiment.ts`; only words
 * of the list that stood in many sentences are here.
 */
export const LEARNED: ReadonlyMap<string, number> = new Map(
  `
    amazing 2.16 | approval 0.54 | approve 0.80 | attractive 1.50 | average -0.30 | avoid -1.73 |
    awesome 2.18 | bad -1.86 | bearish -1.30 | benefit 1.47 | best 1.58 | boost 0.80 | break -0.75 |
    broke -0.75 | broken -1.22 | bullish 1.26 | buy 0.49 | cautious -1.47 | cheap 0.30 | choppy -0.46 |
    clear 0.50 | clears 0.30 | correct 0.50 | crisis -0.53 | cut -0.78 | declines -1.24 | definitely 0.82 |
    dip -1.16 | dips -1.23 | disappointing -1.21 | down -1.50 | downgrade -1.05 | downside -0.65 |
    drag -1.26 | drops -1.39 | ease of use 1.61 | easing -0.67 | easy 1.50 | easy to use 1.78 | exceed 1.17 |
    expensive -0.85 | expert 0.50 | extra -0.30 | fail -1.74 | fall -1.12 | falls -1.47 | fast 1.28 |
    fine 0.30 | free 0.79 | fresh 0.43 | gain 1.50 | gains 0.77 | good 1.45 | good for 0.73 | great 1.75 |
    growth 0.50 | had to -1.19 | happy 0.63 | have to -0.51 | help 0.60 | helps 0.84 | higher 1.16 |
    highs 1.26 | hike 0.50 | however -0.30 | hurt -1.40 | i love 1.70 | i wish -1.46 | impress 1.63 |
    improved 0.30 | interesting 0.81 | issue -0.52 | jump 1.10 | jumps 1.50 | lift 1.30 | lightweight 1.11 |
    lose -1.15 | loses -1.15 | love 1.73 | lows -1.27 | mixed -0.30 | month high 1.22 | narrows -1.11 |
    negative -0.84 | nice 1.26 | offers 0.30 | opportunity 0.89 | outperform 0.80 | overweight 0.86 |
    perfect 1.79 | pick 0.73 | plunge -1.33 | plunges -1.17 | portable 1.11 | positive 1.27 | prefer 1.18 |
    pressure -0.90 | probe -0.84 | problem -1.26 | profit booking -1.39 | quick 0.84 | quiet 0.50 |
    quit -0.50 | raise 0.77 | raises 0.79 | rallies 1.50 | rally 0.89 | recommend 1.13 | recovers 1.26 |
    recovery 0.65 | relief 0.35 | repair -0.83 | right 0.62 | rises 1.50 | risk -0.54 | rout -1.12 |
    sell -0.90 | sharp 0.50 | simple 0.52 | slip -1.50 | slips -1.50 | slow -1.28 | sluggish -1.87 |
    slump -1.26 | slumps -1.21 | soars 1.42 | soften -1.25 | steady 0.30 | stopped working -1.28 |
    strength 1.39 | struggle -0.88 | stuck -0.50 | subdued -0.90 | superior 1.72 | support 0.30 | surge 1.29 |
    surges 1.50 | tank -1.20 | tanks -1.39 | top 0.75 | top losers -1.65 | top picks 1.70 |
    under pressure -1.72 | up 1.50 | upgrade 0.50 | upside 1.12 | weak -1.33 | week high 1.21 |
    weigh on -0.71 | well 1.11 | widens 1.21 | wonderful 1.81 | works 0.50 | worry -0.75 | worth 0.33 |
    year low -1.37`
    .split('|')
    .map((entry) => entry.trim())
    .map(
      (entry) =>
        [entry.slice(0, entry.lastIndexOf(' ')), Number(entry.slice(entry.lastIndexOf(' ')))] as const,
    ),
);

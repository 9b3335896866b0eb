/** Words of blame by strength (2 strong … 0.5 faint); the same form as `PRAISE`. */
export const BLAME: Readonly<Record<string, string>> = {
  2: `
    terrible horrible awful dreadful abysmal atrocious appalling disastrous disaster catastrophic horrendous pathetic
    worst useless worthless garbage junk trash crap crappy lousy hate hated loathe despise nightmare
    scam fraud fraudulent scandal unacceptable unusable inexcusable avoid
    steer clear|stay away|rip off|ripoff|waste of money|waste of time|dead on arrival|do not buy|don't buy
    never again|not worth|isn't worth|not recommended|would not recommend|wouldn't recommend|do not recommend
    don't recommend|cannot recommend|can't recommend|hunk of junk|piece of junk`,
  1.5: `
    poor bad disappoint disappointing disappointment disappointed frustrating frustrate frustration annoying annoy
    unreliable unstable faulty defective broken break broke flaw flawed fail failure failed crash die died dead
    inferior subpar mediocre shoddy flimsy cheaply made|poorly made|badly made|poorly designed|buggy glitchy clunky
    sluggish laggy painful unhappy dissatisfied angry upset regret ridiculous ridiculously overpriced
    complaint complain complained lawsuit sue sued lawsuit litigation probe investigation fine fined penalty penalise
    bankrupt bankruptcy insolvency default defaulted fraud breach breached hack hacked leak leaked
    slump plunge plummet tumble crater collapse sink slide nosedive slash layoff layoffs downgrade downgraded
    warn warning recall recalled ban banned suspend suspended terminate terminated scrap scrapped
    misleading deceptive dishonest rude unhelpful unresponsive incompetent negligent unethical
    falls short|fall short|fell short|falling short|let down|lets down|letdown|left behind|lags behind|lag behind
    leaves a lot to be desired|leaves much to be desired|not great|not good|no good|not ideal|not impressed
    does not work|doesn't work|did not work|didn't work|not work|not working|stopped working|quit working
    not worth it|could be better|should be better|needs improvement|room for improvement|needs work
    deal breaker|dealbreaker|red flag|red flags|pain to use|hard to use|difficult to use|hard to recommend
    record low|all time low|year low|month low|week low|multi year low|hits low
    misses estimates|missed estimates|below estimates|misses expectations|profit warning|sell off|selloff
    wipes out|wiped out|slips into|under pressure|in trouble|running riot|goes bust|caught in`,
  1: `
    problem trouble issue bug glitch error defect fault drawback downside weakness weak con disadvantage shortcoming
    difficult hard tough complicated complex confusing confuse cumbersome tedious awkward inconvenient inconsistent
    uncomfortable heavy bulky slow slower noisy loud hot overheat dim dull bland grainy blurry tinny muddy
    expensive costly pricey steep pricy limited limiting limitation lack lacks lacking lacked missing absent
    outdated dated obsolete old fashioned|basic bare bones|barebones|cheap feeling
    concern worry worried worrying fear risk risky danger dangerous threat threaten hurt hurts harm damage damaged
    loss lose loses losing lost decline drop fall slip dip shed ease lower weaken weakness cut cuts
    drag drags bearish pessimistic cautious volatile volatility turmoil crisis recession downturn headwind headwinds
    underperform underperformer lag trail struggle suffer suffers strain stress burden woe woes
    delay delayed late postpone cancel cancelled canceled halt stall stalled stuck reject rejected refuse refused deny
    denied dispute allegation allege accuse accused criticize criticise criticism critics blame controversy
    controversial violate violation illegal scrutiny raid arrest
    negative unfortunately sadly sorry bummer nuisance hassle gripe caveat
    annoyance mess messy cluttered crowded dirty stale smelly overcooked bland touristy cramped outpriced
    fragile prone vulnerable insecure invasive intrusive aggressive hidden fees|extra fees|upsell
    restrictive rigid steep learning curve|learning curve|short battery life|poor battery|poor quality|low quality
    not as|not enough|too much|too many|too small|too big|too large|too heavy|too slow|too loud|too expensive
    too hot|too short|too long|too dark|too dim|too high|too low|no longer
    bare minimum|hit or miss|hit and miss|mixed reviews|mixed results|wears out|wore out|battery drain|drains
    crackdown flak blow setback jolt dent dented hit hard|cut short|bear bears sell underweight reduce exit exits
    falling rally fizzle|fizzles|fizzle out|profit taking|profit booking|book profit|losing streak|debt laden
    resigns quits strike protest shutdown shut down|closes down|halts|fizzles`,
  0.6: `
    however unfortunately despite only average mixed so so|nothing special|adequate at best|at best
    plastic small short dark thin narrow few fewer less least barely hardly scarcely
    overkill excessive extra pay paying cost costs needs require requires requiring dependence dependent
    unclear uncertain uncertainty doubt doubtful questionable unsure unknown skeptical sceptical
    wary pressure tepid muted subdued lacklustre lackluster modest flat soft softer sideways
    replace replaced replacement repair repaired fix fixed return returned send back|sent back|
    wish shame pity hoping tricky finicky fiddly picky niche`,
};

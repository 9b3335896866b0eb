/** Words of blame by strength (2 strong … 0.6 faint); the same form as `PRAISE`. */
export const BLAME: Readonly<Record<string, string>> = {
  2: `
    abysmal appalling atrocious avoid awful catastrophic crap crappy despise disaster disastrous dreadful
    fraud fraudulent garbage hate hated horrendous horrible inexcusable junk loathe lousy nightmare pathetic
    ripoff scam scandal terrible trash unacceptable unusable useless worthless`,
  1.5: `
    angry annoy annoying bad ban bankrupt bankruptcy banned beware breach breached break broke broken buggy
    clunky collapse complain complained complaint crash crater dead dealbreaker deceptive default defaulted
    defective die died disappoint disappointed disappointing disappointment dishonest dissatisfied downgrade
    downgraded expensive fail failed failure faulty fined flaw flawed flimsy frustrate frustrating
    frustration glitchy hack hacked incompetent inferior insolvency investigation laggy lawsuit layoff
    layoffs leak leaked letdown litigation mediocre misleading negligent nosedive overpriced overrated
    painful penalise penalty plummet plunge poor probe recall recalled regret ridiculous ridiculously rude
    scrap scrapped selloff shoddy sink slash slide sluggish slump suck sucked sucks sue sued suspend
    suspended terminate terminated tumble unethical unhappy unhelpful unreliable unresponsive unstable upset
    warn warning worse worst`,
  1: `
    absent accuse accused allegation allege annoyance antiquated arrest awkward backlash barebones basic
    bearish blame bland bleak bloat bloodbath blow blurry bottleneck bug bulk bulky bummer burden cancel
    canceled cancelled cautious caveat challenging cluttered complex complicated con concern confuse
    confusing controversial controversy costly crackdown cramped crisis criticise criticism criticize
    critics crowded cumbersome damage damaged danger dangerous dated decline defect delay delayed denied
    dent dented deny derail difficult difficulty dim dip dirty disadvantage dislike disliked dispute
    downbeat downfall downside downtrend downturn drag drags drains drawback dull dusty erratic error fake
    fall fault fear fizzle fizzles flak flop fragile freeze froze frozen glare glitch gloomy grainy grim
    gripe halt halts harm hassle headwind headwinds heavy horrid hot hurt hurts iffy illegal incompatible
    inconsistent inconvenient incorrect insecure intrusive invasive issue jittery joke jolt lack lacked
    lacking lacks lag limitation limited limiting lose loser loses losing loss lost loud lower lows mess
    messy missing muddy negative negativity noisy nuisance objection obsolete oppose outage outdated
    outpriced overcooked overheat overheats pessimistic poorly postpone pricey pricy problem prone protest
    quit raid recession refuse refused reject rejected resign restrictive rigid risk risky rout sadly sag
    scratch screwed scrutiny setback shallow shed shortcoming shorting shutdown skid slip slow slowdown
    slower smeary smelly snub soften sorry stale stall stalled steep stiff stressed stretched strike
    struggle stuck stumble subpar suffer suffers tainted tedious threat threaten tinny tire tired torn
    touristy trouble turmoil uncomfortable underperform underperformer underweight unfriendly uninstall
    unlikely unsteady unusual upsell violate violation virus volatile volatility vulnerable weak weaken
    weakness woe woes worried worrisome worry worrying`,
  0.6: `
    average barely choppy competition dependence dependent doubt doubtful excessive extra fiddly finicky
    fluctuations hardly hoping however lackluster lacklustre mixed modest muted niche overkill picky pity
    plastic pressure questionable repair repaired replace replacement returned scarcely sceptical sell shame
    sideways skeptical soft softer subdued tepid trail tricky uncertain uncertainty unclear unfortunately
    unknown unsure wary`,
};

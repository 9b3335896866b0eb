/**
 * Movements and amounts. What they say depends on the thing that moves: a rising profit is good, a rising loss is not.
 * Without a known thing they speak of the subject itself (shares, sales), where up is good.
 */
export const UPWARD = `
  accelerate accelerates advance advanced advances boost bounce bounced bounces climb climbed climbing climbs
  double doubled doubles expand gain gained gaining gains grew grow growing grows growth higher hike hiked hikes
  increase increased increases increasing jump jumped jumps leap leaps leapt raise raised raises rallied rallies
  rally rallying rebound rebounded rebounds recover recovered recovers rise risen rises rising rose skyrocket
  skyrocketed skyrockets soar soared soaring soars spike spiked spikes spurt spurted spurts strengthen
  strengthened strengthens surge surged surges surging swell triple tripled triples up upbeat vault widen
  widened widening widens zoom zoomed zooms`;

export const DOWNWARD = `
  contract contracted contracts crack cracks crash crashed crashes crashing crumble crumbles cut cuts cutting
  decline declined declines declining decrease decreased decreases decreasing dip dipped dips dive dives down
  drop dropped dropping drops ease eased eases easing eliminate eliminated eliminates eliminating fall fallen
  falling falls fell halve halved halves lower lowered lowering lowers lowest minimise minimises minimize
  minimizes narrow narrowed narrowing narrows nosedive plummet plummeted plummets plunge plunged plunges
  plunging prevent prevents recede recedes reduce reduced reduces reducing retreat retreated retreats sank shed
  sheds shrank shrink shrinking shrinks shrivel shrivels sink sinks slash slashed slashes slid slide slides
  sliding slip slipped slipping slips slump slumped slumps sunk tank tanked tanks trim trimmed trims tumble
  tumbled tumbles weaken weakened weakens`;

/** Movements that say nothing until it is known what is moved: "reduces" is good for noise, bad for comfort. */
export const OPEN_MOVEMENTS = `
  decrease decreased decreases decreasing eliminate eliminated eliminates eliminating minimise minimises
  minimize minimizes prevent prevents reduce reduced reduces reducing`;

/** Amount words in front of a thing: "low fees", "high latency", "fewer bugs", "lack of noise". */
export const MUCH = `
  added additional ample big bigger considerable constant frequent greater heavy high higher highest huge
  increased long longer lots many more most plenty rising significant steep substantial`;
export const LITTLE = `
  avoid avoiding avoids cuts eliminate eliminates few fewer lack lacking lacks least less limited little low
  lower lowest minimal minimise minimize minimum nil no reduce reduced reduces reducing short shorter without
  zero`;

/** Things one wants more of. */
export const WANTED = `
  accuracy apy assets battery bookings brightness capacity cashback choice choices clarity comfort contrast
  control coverage customers demand detail details dividend durability earnings ebitda efficiency endurance
  exports features flexibility functionality growth guidance income inflow inflows interest life lifespan margin
  margins marks memory net npa options order orders outlook output pat performance portability power praise
  price privacy production productivity profit profitability profits protection quality ram range rating ratings
  reliability resale resolution returns revenue revenues reviews rewards runtime sales satisfaction scores scrip
  security selection share shares speed stability standards stock stocks storage subscribers support target
  traction transparency turnover users valuation value variety versatility visibility volume volumes warranty
  yield`;

/** Things one wants less of. */
export const UNWANTED = `
  ads allergens attrition bloat bloatware breaches bug bugs bulk charge charges churn clutter commission
  commissions commitment complain complaint complaints complexity congestion cost costs crash crashes crowds
  damage debt debts default defaults deficit delay delays dependence dilution discomfort distortion doubt doubts
  downsides downtime drain drawbacks effort emissions error errors expenditure expense expenses fatigue fee fees
  fraud friction glare glitches hassle hiccups incidents inflation injuries injury interference irritation issue
  issues jargon lag latency layoffs leaks leverage liabilities liability limitations loss losses maintenance
  markup mess noise npas odor odors outage outages pain paperwork plaque pollution premium premiums pressure
  price prices pricing problem problems queues resonance restrictions risk risks scratch scratches scratching
  slippage smell soreness spam stains strain stress surprise surprises tax taxes threats trouble turbulence
  unemployment vibration volatility vulnerabilities wait waiting waits waste weaknesses wear weight worries
  worry`;

/** Movements that are also everyday nouns ("water slide", "day hikes"); they count only where a verb may stand. */
export const NOUN_MOVEMENTS = `
  bounce climb climbing climbs contract contracts crack cracks crash crashes cut cuts dip dips dive dives drop drops fall
  falling hike hikes jump jumps leap leaps raise raised rally retreat retreats shed sheds sink sinks slide slides slip
  spike spikes surge swell tank tanks trim trims vault`;

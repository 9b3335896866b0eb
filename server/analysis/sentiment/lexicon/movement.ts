/**
 * Movements and amounts. What they say depends on the thing that moves: a rising profit is good, a rising loss is not.
 * Without a known thing they speak of the subject itself (shares, sales), where up is good.
 */
export const UPWARD = `
  rise rises rose risen rising gain gains gained gaining jump jumps jumped surge surges surged surging soar soars soared
  soaring climb climbs climbed climbing rally rallies rallied rallying advance advances advanced zoom zooms zoomed
  spurt spurts spurted spike spikes spiked grow grows grew growing growth increase increases increased increasing
  rebound rebounds rebounded recover recovers recovered double doubles doubled triple triples tripled swell
  skyrocket skyrockets skyrocketed expand widen widens widened widening hike hikes hiked raise raises raised
  accelerate accelerates higher up strengthen strengthens strengthened
  leap leaps leapt vault upbeat bounce bounces bounced boost`;

export const DOWNWARD = `
  fall falls fell fallen falling drop drops dropped dropping decline declines declined declining slump slumps slumped
  plunge plunges plunged plunging plummet plummets plummeted tumble tumbles tumbled sink sinks sank sunk slide slides
  slid sliding slip slips slipped slipping shed sheds dip dips dipped shrink shrinks shrank shrinking decrease decreases
  decreased decreasing narrow narrows narrowed narrowing reduce reduces reduced reducing cut cuts cutting trim trims
  trimmed lower lowers lowered lowering crash crashes crashed crashing tank tanks tanked nosedive weaken weakens weakened
  down dive dives contract contracts contracted ease eases eased easing retreat retreats retreated halve halves
  halved shrivel shrivels crumble crumbles crack cracks slash slashes slashed lowest recede recedes
  minimize minimizes minimise minimises eliminate eliminates eliminated eliminating prevent prevents`;

/** Movements that say nothing until it is known what is moved: "reduces" is good for noise, bad for comfort. */
export const OPEN_MOVEMENTS = `
  reduce reduces reduced reducing minimize minimizes minimise minimises eliminate eliminates eliminated eliminating
  prevent prevents decrease decreases decreased decreasing`;

/** Amount words in front of a thing: "low fees", "high latency", "fewer bugs", "lack of noise". */
export const MUCH = `high higher more greater long longer increased additional added frequent constant huge plenty
  considerable significant substantial rising highest most many lots ample big bigger steep heavy`;
export const LITTLE = `low lower less fewer reduced minimal limited lack lacks lacking little short shorter no without zero
  lowest least nil minimum minimise minimize avoid avoids avoiding eliminates reduces cuts reduce eliminate reducing few`;

/** Things one wants more of. */
export const WANTED = `
  profit profits profitability revenue revenues sales earnings net income turnover margin margins growth demand output
  production exports orders order shares share stock stocks scrip price target rating outlook assets inflow inflows
  dividend volume volumes returns guidance valuation value customers users subscribers bookings ebitda pat npa coverage
  quality performance efficiency speed power capacity accuracy reliability durability comfort range resolution
  brightness storage memory ram battery life runtime lifespan endurance support security privacy stability contrast
  clarity flexibility productivity visibility satisfaction selection variety rewards cashback interest yield apy
  ratings reviews marks praise scores features functionality options choice choices standards traction
  portability versatility yield resale warranty detail details control transparency protection`;

/** Things one wants less of. */
export const UNWANTED = `
  loss losses debt debts cost costs expense expenses expenditure liability liabilities default defaults npas
  fee fees charge charges price prices pricing tax taxes premium premiums commission commissions markup
  noise latency lag delay delays downtime outage outages bug bugs error errors crash crashes issue issues problem
  problems complaint complaints complain trouble risk risks fraud churn waste friction hassle clutter bloat bloatware
  effort maintenance complexity weight bulk drain distortion interference glare wear stress fatigue pain
  turnover unemployment attrition layoffs inflation deficit emissions pollution spam ads volatility dependence
  vulnerabilities breaches incidents threats downsides drawbacks weaknesses limitations restrictions glitches hiccups
  congestion crowds queues wait waits waiting lines turbulence jargon paperwork surprises surprise commitment strain discomfort scratch scratches scratching damage mess injury injuries pressure worry worries soreness fatigue irritation plaque resonance
  learning curve slippage leverage dilution doubt doubts allergens odor odors smell stains leaks vibration`;

/**
 * Words of praise by strength (2 strong … 0.5 faint), in base form: inflections (-s, -ed, -ing, -ly, -er, -est) are
 * found by `look-up.ts`. Several words joined by a space are a phrase; hyphens count as spaces.
 */
export const PRAISE: Readonly<Record<string, string>> = {
  2: `
    excellent outstanding exceptional superb fantastic amazing awesome phenomenal stellar magnificent brilliant
    incredible perfect unbeatable unmatched unrivaled unrivalled unparalleled flawless impeccable exemplary
    remarkable extraordinary stunning gorgeous spectacular wonderful fabulous terrific marvelous delightful
    love adore best greatest finest
    gold standard|second to none|best in class|hard to beat|tough to beat|world class|top notch|first rate
    cant go wrong|can't go wrong|can not go wrong|cannot go wrong|hard to go wrong|nothing beats|nothing better
    no brainer|highly recommend|highly recommended|strongly recommend|five star|game changer|must have
    head and shoulders above|stands above|in a class of its own|state of the art|leader of the pack
    clear winner|runaway success|knocks it out of the park|blown away|blew me away`,
  1.5: `
    great superior excel ace impress impressive standout premier elegant beautiful splendid favorite favourite
    winner winning acclaimed celebrated beloved praise praised masterful powerful reliable dependable robust
    trustworthy recommend recommended recommendation rave renowned hit success successful thrive win
    strong strength top leading leader champion seamless effortless crisp vivid luxurious luxury
    gem bargain steal outshine stand out|stands out|standing out|stood out|shines|shine
    well built|well made|well designed|well rounded|well regarded|well reviewed|well respected|well loved|well priced
    highly rated|top rated|highly regarded|top pick|top picks|top choice|top recommendation|go to|highly praised
    value for money|great value|good value|worth every penny|worth the money|worth the price|well worth|worth it
    user friendly|beginner friendly|budget friendly|easy to use|ease of use|easy to set up|customer favorite
    sweet spot|bang for the buck|bang for your buck|ahead of the curve|industry leading|market leading|award winning
    no complaints|no complaint|no regrets|without a hitch|hassle free|worry free|trouble free
    never disappoint|does not disappoint|doesn't disappoint|do not disappoint|did not disappoint
    not only good|money well spent|spot on|raises the bar|sets the standard|like a charm|works like a charm
    look no further|ticks all the boxes|checks all the boxes|punches above its weight|punch above its weight`,
  1: `
    good nice solid happy pleased satisfied enjoy comfortable comfy convenient intuitive smooth stable sturdy durable
    accurate precise responsive efficient effective versatile flexible generous helpful friendly useful practical
    innovative innovation advanced modern sleek stylish attractive bright sharp clear clean rich vibrant lovely
    fun cool quick fast speedy easy simple straightforward lightweight portable compact quiet silent spacious
    affordable inexpensive economical cheap reasonable competitive cost effective|low cost
    popular trusted respected reputable established proven credible transparent secure safe safety
    ideal suitable fitting superb ready thoughtful polished refined premium high end|high quality|quality
    consistent consistently balanced capable competent skilled expert expertise experienced knowledgeable
    supportive attentive prompt courteous welcoming pleasant charming cozy relaxing scenic authentic delicious fresh
    tasty generously upgrade benefit advantage plus pro perk bonus gain reward rewarding profit profitable
    growth boost improve improvement enhance enhanced optimize strengthen accelerate expand recover recovery rebound
    outperform surpass exceed beat breakthrough milestone achieve accomplish approve approval win award
    satisfy satisfaction delight please appeal appealing compelling attract
    free generous valuable value worthwhile promising notable noteworthy distinguished prestigious
    healthy resilient bullish optimistic upbeat confident confidence
    deliver excels deserves earn earns favored favoured preferred prefer rival rivals
    robustness simplicity clarity flexibility versatility reliability durability portability comfort elegance
    transparency efficiency speed accuracy seamless integrates thorough comprehensive extensive rich in features
    feature rich|feature packed|wide range|broad range|wide selection|wide variety|vast library|well suited
    long lasting|high performance|low maintenance|energy efficient|eco friendly|pet friendly|family friendly
    great for|perfect for|ideal for|good for|suits|works well|work well|worked well|works great|works fine|runs well
    worth considering|worth a look|worth checking|worth trying|worth buying|worth it|good choice|safe bet|safe choice
    solid choice|strong contender|top contender|strong option|known for|best known for|popular choice|a favorite
    set apart|sets apart|sets it apart|not bad|hold its own|holds its own|holds up|held up|stays cool
    no issues|no problems|no problem|no trouble|zero issues|peace of mind|without issue|without issues|without problems
    no annual fee|no foreign transaction fees|no hidden fees|no fees|no lag|no hassle|no fuss
    in no time|took no time|no time at all|breath of fresh air|pleasantly surprised|dream come true
    bodes well|on track|in the green|all time high|record high|life high|lifetime high|multi year high
    year high|month high|week high|record profit|record sales|record revenue|turned a profit|back in the black
    clean chit|buy rating|wins approval|gets approval|gets nod|gives nod|gets clearance
    bags order|bags contract|wins order|wins contract|secures funding|raises funding|raises stake|ups stake|hikes stake
    hikes dividend|declares dividend|beats estimates|beat estimates|beats street|tops estimates|above estimates
    upside|outperformer|multibagger|top gainer|top gainers|lead gains|leads gains|early bets|right calls`,
  0.6: `
    decent fine okay ok adequate acceptable sufficient satisfactory functional respectable serviceable passable
    offers boasts provides includes includes supports integrated ample handy neat tidy
    consider considered choice pick contender option
    classic unique dedicated customizable customisable adjustable programmable modular scalable configurable
    automatic automated smart intelligent interactive rapid instant
    like liked likes welcome welcomes interesting worth honest fair fairly priced
    stabilize stabilise steady support supported supportive tailored designed for
    new improved fresh strategic partnership partner collaborate tie up|expansion expands launch
    favourable favorable opportunity potential attractive accumulate invest buy bet
    relief ease eases nod clear clears clearance bag bags clinch clinches secure secures`,
};

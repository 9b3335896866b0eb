/** Phrases of praise by strength, between bars; a phrase goes before the words in it. Hyphens count as spaces. */
export const PRAISING_PHRASES: Readonly<Record<string, string>> = {
  2: `
    best in class | blew me away | blown away | can not go wrong | can't go wrong | cannot go wrong |
    cant go wrong | clear winner | first rate | five star | game changer | gold standard | hard to beat |
    hard to go wrong | head and shoulders above | highly recommend | highly recommended |
    in a class of its own | knocks it out of the park | leader of the pack | must have | no brainer |
    nothing beats | nothing better | runaway success | second to none | stands above | state of the art |
    strongly recommend | top notch | tough to beat | world class`,
  1.5: `
    a go to | above and beyond | ahead of the curve | award winning | bang for the buck | bang for your buck
    | beginner friendly | budget friendly | checks all the boxes | customer favorite | did not disappoint |
    do not disappoint | does not disappoint | doesn't disappoint | ease of use | easy to set up |
    easy to use | go to brand | go to choice | go to option | go to pick | good value | great value |
    hassle free | highly praised | highly rated | highly regarded | i love | industry leading | like a charm
    | look no further | love it | love this | market leading | money well spent | never disappoint |
    no complaint | no complaints | no regrets | not only good | punch above its weight |
    punches above its weight | raises the bar | sets the standard | spot on | stand out | standing out |
    stands out | stood out | sweet spot | the go to | ticks all the boxes | top choice | top pick |
    top picks | top rated | top recommendation | trouble free | user friendly | value for money | we love |
    well built | well designed | well loved | well made | well priced | well regarded | well respected |
    well reviewed | well rounded | well worth | without a hitch | works like a charm | worry free |
    worth every penny | worth it | worth the money | worth the price`,
  1: `
    a favorite | above estimates | all time high | also like | also liked | back in the black |
    bags contract | bags order | beat estimates | beats estimates | beats street | best known for |
    bodes well | breath of fresh air | broad range | bucks the trend | buy rating | clean chit |
    cost effective | customers like | declares dividend | did well | do well | does well | doing well |
    dream come true | eco friendly | energy efficient | family friendly | feature packed | feature rich |
    gets approval | gets clearance | gets nod | gives nod | good choice | good for | held up | high end |
    high performance | high quality | hikes dividend | hikes stake | hit record | hits record | hold its own
    | holds its own | holds up | i like | i liked | i personally like | i really like | ideal for |
    in no time | in the green | known for | lasts longer | lead gains | leads gains | life high |
    lifetime high | long battery | long lasting | low cost | low maintenance | month high | multi year high
    | no annual fee | no fees | no foreign transaction fees | no fuss | no hassle | no hidden fees |
    no issues | no lag | no problem | no problems | no time at all | no trouble | not a big deal | not bad |
    on a high | on fire | on par with | on track | one of the best | peace of mind | people like |
    perfect for | pet friendly | play out well | pleasantly surprised | popular choice | raises funding |
    raises stake | really like | really liked | record high | record profit | record revenue | record sales
    | reviewers like | runs well | safe bet | safe choice | secures funding | set apart | sets apart |
    sets it apart | solid choice | stays cool | strong contender | strong option | to the point |
    took no time | top contender | top gainer | top gainers | tops estimates | turned a profit | ups stake |
    users like | vast library | we like | week high | well suited | wide range | wide selection |
    wide variety | wins approval | wins contract | wins order | without issue | without issues |
    without problems | work well | worked well | works fine | works great | works well | worth a look |
    worth buying | worth checking | worth considering | worth it | worth trying | year high | zero issues`,
  0.6: `
    do not require | does not charge | does not require | doesn't charge | doesn't expire | doesn't need |
    doesn't require | don't charge | don't expire | don't need | don't require | never expire |
    never expires | no coding | no credit card required | no experience needed | no need for | no need to |
    without breaking the bank | without needing | without requiring | won't break | won't break the bank |
    won't slow`,
};

/** Phrases of blame by strength. */
export const BLAMING_PHRASES: Readonly<Record<string, string>> = {
  2: `
    can't recommend | cannot recommend | dead on arrival | do not buy | do not recommend | don't buy |
    don't recommend | hunk of junk | isn't worth | never again | not recommended | not worth | piece of junk
    | rip off | stay away | steer clear | waste of money | waste of time | would not recommend |
    wouldn't recommend`,
  1.5: `
    all time low | badly made | bare bones | below estimates | break easily | breaks easily | ca not use |
    caught in | cheaply made | comes back to bite | coming apart | could be better | could do better |
    deal breaker | did not work | didn't work | difficult to use | dislike the | does not work |
    doesn't work | drains quickly | fall short | falling off | falling short | falls apart | falls off |
    falls short | fell apart | fell off | fell short | goes bust | hard to recommend | hard to use |
    heats up quickly | hidden fees | hit hard | hits hard | hits low | in trouble | kicked the bucket |
    lag behind | lags behind | leaves a lot to be desired | leaves much to be desired | left behind |
    left much to be desired | let down | lets down | missed estimates | misses estimates |
    misses expectations | month low | multi year low | n't like | needs improvement | needs work | no good |
    not able | not compatible | not good | not great | not ideal | not impressed | not like | not work |
    not working | not worth it | nowhere close | old fashioned | pain to use | poorly designed | poorly made
    | profit warning | quit working | record low | red flag | red flags | room for improvement |
    running riot | scratches easily | sell off | should be better | should have been | shut down |
    slips into | so so | stains easily | steep learning curve | stopped working | sub par | take a toll |
    takes a toll | tears easily | top loser | top losers | under pressure | wears quickly | week low |
    wiped out | wipes out | year low`,
  1: `
    acting up | adequate at best | back to the shop | bare minimum | battery drain | book profit |
    cheap feeling | closes down | cut short | debt laden | does not support | extra fees | fizzle out |
    go out | had to | hard time | hard to | has to be replaced | have to | having to | hit and miss | hit by
    | hit or miss | i wish | learning curve | losing streak | low quality | messed up | mixed results |
    mixed reviews | no longer | no way to | not as | not detect | not enough | not hold | not recognize |
    not support | only complaint | only downside | only problem | out of warranty | poor battery |
    poor quality | profit booking | profit taking | razor sharp | run poorly | send back | sent back |
    short battery life | should have | shut off | supposed to | switched off | switches off | takes forever
    | takes some getting used | tech issues | too bad | too big | too dark | too dim | too expensive |
    too heavy | too high | too hot | too large | too little | too long | too loud | too low | too many |
    too much | too sensitive | too short | too slick | too slow | too small | took forever | tough time |
    tough to | tried to | trying to | turned off | wears out | weigh on | weighed on | weighing on |
    weighs on | went bad | went out | wish it | wore out | would have been | would like`,
  0.6: `
    at a price | at best | comes at a price | nothing special | price premium | price tag`,
};

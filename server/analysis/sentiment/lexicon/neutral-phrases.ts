/** Compounds in which a word of praise or blame says nothing of the kind. */
export const NEUTRAL_PHRASES = `
  as well | as well as | at least | at most | best buy | better business bureau | break down | break even |
  break in | broken down | bug tracker | bug tracking | buyer | buyers | clean cut | clean energy | clean up |
  cold brew | cool down | cool mode | cooler | coolers | cooling pad | cooling system | cooling technology |
  crash course | crash detection | crew cut | customer support | cut off | debt financing | deep dive |
  depending on | depends on | dive into | down alternative | down coat | down comforter | down duvet | down fill |
  down hybrid | down insulation | down jacket | down jackets | drop down | drop off | drop protection |
  drop shipping | early stage | error tracking | factors to consider | fall detection | fast food | fast forward |
  feel free | fine art | fine tune | fine tuning | fraud detection | free plan | free tier | free trial |
  free version | free weights | fresh water | goose down | growth equity | growth fund | growth stage |
  hard anodised | hard anodized | hard case | hard copy | hard cover | hard disk | hard drive | hard drives |
  hard floor | hard floors | hard shell | hard side | hard sided | hot drinks | hot soup | hot soups | hot spot |
  hot swappable | hot tub | hot water | how to choose | interest rate | interest rates | issue tracker |
  issue tracking | last resort | like new | limited edition | loss prevention | net income | net worth | new delhi
  | new year | new york | new zealand | no matter | noise cancelation | noise canceling | noise cancellation |
  noise cancelling | not necessarily | not to mention | on the right | pain point | pain points | performance cut
  | pick up | plus plan | premium plan | premium tier | premium version | price range | pro plan | pro tier |
  pro version | quick release | quick start | rich text | right after | right away | right before | right hand |
  right handed | right now | right side | risk assessment | risk management | risk tolerance | router | routers |
  safe deposit | seed stage | slim cut | slow cooker | slow juicer | slow motion | smart home | smart phone |
  smart phones | smart plug | smart speaker | smart tv | smart tvs | smart watch | solid body | solid cedar |
  solid mahogany | solid spruce | solid state | solid top | solid wood | stock price | strength training | such as
  | support team | tech support | technical support | things to consider | to consider | user experience |
  value investing | venture debt | well known | what to consider | whether or not | worst case | worth noting`;

/** Compounds in which a word of praise or blame says nothing of the kind. */
export const NEUTRAL_PHRASES = `
  well known | router | routers | buyer | buyers | cooler | coolers | deep dive | dive into | limited edition |
  down jacket | down jackets | down fill | down insulation | down hybrid | down alternative | down coat | down comforter |
  down duvet | goose down | clean cut | performance cut | slim cut | crew cut | hard anodized | hard anodised | things to consider | factors to consider | to consider | what to consider | how to choose | as well as | as well | free trial | free plan | free tier | free version | free weights | feel free |
  like new | such as | at least | at most | no matter | not necessarily | not to mention | whether or not |
  hard drive | hard drives | hard disk | hard shell | hard case | hard side | hard sided | hard floor | hard floors |
  hard cover | hard copy | hot water | hot soup | hot soups | hot drinks | hot spot | hot tub | hot swappable | cold brew |
  solid top | solid state | solid wood | solid spruce | solid mahogany | solid cedar | solid body |
  smart tv | smart tvs | smart home | smart speaker | smart watch | smart phone | smart phones | smart plug |
  slow cooker | slow juicer | slow motion | fast food | fast forward | clean energy | clean up | cool down | cool mode |
  rich text | quick start | quick release | drop protection | drop shipping | drop down | drop off |
  fall detection | crash detection | crash course | risk management | risk assessment | risk tolerance | venture debt |
  debt financing | loss prevention | fraud detection | bug tracking | bug tracker | issue tracking | issue tracker |
  error tracking | noise cancelling | noise canceling | noise cancellation | noise cancelation | pain point | pain points |
  break even | break down | broken down | premium plan | premium tier | premium version | pro plan |
  pro version | pro tier | value investing | growth stage | growth fund | growth equity | early stage | seed stage |
  support team | customer support | technical support | tech support | plus plan | fine tune | fine tuning |
  fine art | right now | right away | right side | right hand | right handed | on the right | right after | right before |
  net income | interest rate | interest rates | stock price | user experience | best buy | worst case |
  new york | new zealand | new delhi | new year | last resort | cut off | price range | pick up |
  depends on | depending on | fresh water | safe deposit | strength training | light duty |
  better business bureau | break in | worth noting | net worth | concern about | cooling system | cooling pad | cooling technology | as fast as`;

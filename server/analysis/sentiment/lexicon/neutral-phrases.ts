/** Compounds in which a word of praise or blame says nothing of the kind. */
export const NEUTRAL_PHRASES = `
  accident protection | as well | as well as | at least | at most | bad weather | best buy |
  better business bureau | black friday | blood pressure | break down | break even | break in | break room |
  broken down | broken link | bug tracker | bug tracking | buyer | buyers | cash back | cheap eats | clean cut |
  clean energy | clean up | cold brew | cold weather | complex relationships | cool down | cool mode | cooler |
  coolers | cooling pad | cooling system | cooling technology | crash course | crash detection | crash test |
  crew cut | customer support | cut off | damage protection | dark mode | dark room | data loss | dead zone |
  dead zones | debt financing | deep dive | depending on | depends on | dive into | down alternative | down coat |
  down comforter | down duvet | down fill | down hybrid | down insulation | down jacket | down jackets | drop down
  | drop in | drop off | drop protection | drop shipping | drop test | early stage | error correction |
  error tracking | eye drops | factors to consider | fall asleep | fall colors | fall detection | fall season |
  fast food | fast forward | feel free | fine art | fine tune | fine tuning | fraud detection | free plan |
  free tier | free trial | free version | free weights | fresh water | goose down | growth equity | growth fund |
  growth stage | hair loss | halter | hard anodised | hard anodized | hard case | hard copy | hard cover |
  hard disk | hard drive | hard drives | hard floor | hard floors | hard shell | hard side | hard sided |
  hearing loss | heat loss | heavy duty | heavy rain | hidden camera | high pressure | high rise | hot drinks |
  hot soup | hot soups | hot spot | hot swappable | hot tub | hot water | how to choose | in the fall |
  interest rate | interest rates | issue tracker | issue tracking | killer feature | last resort | light rain |
  light weight | like new | limited edition | loose leaf | loss leader | loss prevention | low pressure | low rise
  | muscle gain | net income | net worth | new delhi | new year | new york | new zealand | no matter |
  noise cancelation | noise canceling | noise cancellation | noise cancelling | not necessarily | not to mention |
  on the right | pain point | pain points | pain relief | performance cut | pick up | plunging neckline |
  plus plan | premium plan | premium tier | premium version | pressure control | pressure control system |
  pressure cooker | pressure relief | pressure sensor | pressure sensors | pressure washer | price range |
  pro plan | pro tier | pro version | quick release | quick start | rich text | right after | right away |
  right before | right hand | right handed | right now | right side | risk assessment | risk management |
  risk tolerance | router | routers | safe deposit | safe mode | security alert | seed stage | sharp image |
  shed snow | slim cut | slow cooker | slow juicer | slow motion | slow speed | smart home | smart phone |
  smart phones | smart plug | smart speaker | smart tv | smart tvs | smart watch | solid body | solid cedar |
  solid mahogany | solid spruce | solid state | solid top | solid wood | spring break | stain resistant |
  stock price | strength training | such as | support team | tech support | technical support | theft protection |
  things to consider | to consider | user experience | value investing | venture debt | warning system |
  weight gain | weight loss | well known | what to consider | whether or not | worst case | worth noting`;

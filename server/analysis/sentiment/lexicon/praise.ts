/**
 * Words of praise by strength (2 strong … 0.6 faint), in base form: inflections (-s, -ed, -ing, -ly, -er, -est) are
 * found by `look-up.ts`, which prefers a form that is listed itself.
 */
export const PRAISE: Readonly<Record<string, string>> = {
  2: `
    adore amazing astonishing awesome best brilliant delightful excellent exceptional exemplary
    extraordinary fabulous fantastic finest flawless gorgeous greatest impeccable incredible love
    magnificent marvelous outstanding perfect phenomenal remarkable spectacular stellar stunning superb
    terrific unbeatable unmatched unparalleled unrivaled unrivalled wonderful`,
  1.5: `
    acclaimed ace bargain beautiful beloved celebrated champion crisp dependable effortless elegant excel
    favorite favourite gem great impress impressive leader luxurious luxury masterful outshine powerful
    praise praised premier rave recommend recommendation recommended reliable renowned robust seamless shine
    shines splendid standout steal strength strong success successful superior thrive top trustworthy vivid
    win winner winning`,
  1: `
    accelerate accomplish accuracy accurate achieve advanced advantage affordable appeal appealing
    appreciate approval approve attentive attract attractive authentic award balanced beat benefit better
    bonus boost breakthrough bright bug-free bullish buoyant capable charming clarity classic clean clear
    comfort comfortable comfy compact compelling competent competitive compliment comprehensive confidence
    confident consistent consistently convenience convenient cool correct courteous cozy credible crispness
    delicious delight deliver deserves distinguished durability durable earn earns easy economical effective
    efficiency efficient elegance encouraging enhance enhanced enjoy enjoyable essential established
    euphoria exceed excels expand experienced expert expertise extensive fast favored favoured fitting
    flavor flavour flexibility flexible friendly fun gain generous generously good happy healthy help
    helpful helps highs ideal improve improvement inexpensive innovation innovative integrates intuitive
    knowledgeable leading lift lifted lightweight lovely mettle milestone modern multibagger nice notable
    noteworthy optimistic optimize organized outpace outperform outperformer overweight painless perk
    pleasant please pleased polished popular portability portable positioned positive practical precise
    prefer preferred prestigious profitable promising prompt properly proven quick quiet reasonable rebound
    recover recovery refined relaxing reliability reputable resilient resistant respected responsive reward
    rewarding rich right rival rivals robustness rugged safe safety satisfaction satisfied satisfy scenic
    secure sharp silent simple simplicity skilled sleek smooth solid spacious speed speedy stable
    straightforward strengthen sturdy stylish suitable suits supportive surpass tasty thorough thoughtful
    transparency transparent trusted unique upbeat upgrade upside upward useful valuable value versatile
    versatility vibrant waterproof welcoming well worthwhile`,
  0.6: `
    acceptable accumulate adequate adjustable ample automated automatic boasts buy cheap clearance clears
    clinch clinches configurable consider considered contender customisable customizable decent dedicated
    definitely designed expansion favorable favourable features fine free fresh functional growth handy
    honest improved instant integrated intelligent interactive interesting modular neat nod offers ok okay
    opportunity partner partnership passable pick potential priced programmable rapid ready relief
    respectable satisfactory scalable secures serviceable smart stabilise stabilize steady strategic
    sufficient support supported supports tailored tidy welcome welcomes works worth`,
};

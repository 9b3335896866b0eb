import { createMatcher } from '../analysis/names/matcher.ts';
import { createPatterns } from '../analysis/names/patterns.ts';
import type { TrackedCompany } from '../analysis/types.ts';
import type { Case } from './clustered-share.ts';
import type { LabelledAnswer } from './load.ts';

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Companies with everyday words for names, of trades that the recorded answers do not ask about; hits were read while the rules were written. */
export const READ_WORDS = words(`
  Affirm Ally Always Anchor Arrow Avocado Bear Better Bliss Block Bolt Boost Boots Bounce Box Brother Budget Calm Canon
  Canvas Champion Cheer Chime Clear Coach Comet Cover Cricket Current Dawn Degree Dial Diesel Dodge Dove Drift Elastic Epic
  Express Extra Focus Fortune Fossil Frame Front Frontier Gain Gap Genesis Guess Gulf Harvest Hinge Indeed Jaguar Joy Kind
  Lemonade Line Logic Lotus Lucid Marathon Match Medium Method Mint Mirror Monday Native Nature Next Notion Oracle Orange
  Outreach Patch People Polar Progressive Public Pure Purple Ramp Reason Rocket Root Sage Secret Segment Shell Signal Simple
  Sketch Slack Smart Snap Spirit Sprint Square Steam Stripe Subway Sure Theory Three Time Total Unity Upgrade Visible Wise
  Zoom`);

/** The same, chosen late; reading their hits changed one rule, for "Key features". */
export const OTHER_WORDS = words(`
  Admiral Angel Apron Bang Bare Bark Basket Blanket Blue Bubble Chef Citizens Compass Continental Cook Cooper Country Crown
  Crystal Curiosity Daily Direct Dry Earnest Equipment Factor Falcon Farmer Farmers Fever Fidelity Flex Fresh Freshly General
  Glow Green Habitat Hero Hint Imperfect Jigsaw Jockey Key Liberty Loaf Lucky Mango Masters Misfits Monsoon Monster Mother
  Nationwide Oasis Oatmeal Pact Pioneer Prosper Rails Regions Reign Reserve Ripple Ritual Seven Silk Sky Sparkling Splendid
  Store Stride Sun Tempo Territory Titan Travelers Trident Truly Vanguard Vault Velvet Virgin Vital Warehouse Whistles Zip`);

const companyNamed = (name: string): TrackedCompany => ({ id: name, name, aliases: [], domain: null });

/** Whether a brand's name is made of everyday words, so that each place has to show that the company is meant. */
export function isEverydayName(name: string): boolean {
  return createPatterns(companyNamed(name), 0).some(({ everyday, exact }) => everyday && exact);
}

/** Every place where a word-boundary matcher finds one of the words, and whether Sightline takes it for a company; each word is tracked alone. */
export function findOffTradeHits(names: readonly string[], answers: readonly LabelledAnswer[]): Case[] {
  return names.flatMap((name) => {
    const matcher = createMatcher([companyNamed(name)]);
    const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu');
    return answers.flatMap(({ text, group }) => {
      const named = new Set(matcher.find(text).map(({ start }) => start));
      return [...text.matchAll(anywhere)].map(({ index }): Case => ({ hit: named.has(index), group }));
    });
  });
}

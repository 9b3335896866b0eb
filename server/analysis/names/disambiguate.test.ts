import { expect, test } from 'vitest';
import { namesFound } from '../testing/companies.ts';
import { createMatcher } from './matcher.ts';

test.each([
  ['Ring', 'The Ring Video Doorbell is easy to install.'],
  ['Ring', 'Ring Video Doorbell is a great choice.'],
  ['Ring', '1. **Ring** – best overall'],
  ['Ring', '1. Ring\n2. Arlo'],
  ['Ring', "Ring's cameras are good."],
  ['Ring', 'Ring is owned by a shop.'],
  ['Ring', 'Compare Ring vs Blink before you buy.'],
  ['Ring', 'Good brands: Arlo, Ring and Eufy'],
  ['Ring', '## Best for the Whole House: Ring Floodlight Cam Pro'],
  ['Ring', '$129.994.6(2k+)Ring Video Doorbell'],
  ['Nothing', 'The Nothing Phone (2a) stands out.'],
  ['Nothing', '### [Nothing Phone (2a)]()'],
  ['Nothing', 'Phones from Nothing are unusual.'],
  ['Apple', 'Apple and Samsung lead the market.'],
  ['Apple', 'It works with an Apple laptop.'],
  ['Gap', 'The Gap sells jeans.'],
  ['Gap', 'Shop at Gap or Old Navy.'],
  ['GAP', 'Jeans by GAP are cheap.'],
  ['Discover', 'Discover offers a cash back card.'],
  ['Discover', 'Consider the Discover it® Miles card.'],
  ['Discover', '**Discover it® Cash Back**'],
  ['Discover', 'Cards of Chase, Discover and Citi'],
  ['Meta', 'Meta announced new glasses.'],
  ['Target', 'Target has the lowest price.'],
  ['Target', '* **Target** – trendy and cheap'],
  ['Shark', 'Shark makes good vacuums.'],
  ['Away', '#### 2. **Away The Carry-On**'],
  ['Arena', 'Swimsuits by Arena fit well.'],
  ['Instant', 'The Instant Vortex Plus is popular.'],
  ['Max', 'You can stream it on Max.'],
  ['Blink', 'Blink Outdoor 4: a budget choice'],
  ['Chase', 'Chase Sapphire Preferred earns points.'],
  ['Made In', 'Made In makes pans.'],
  ['Nothing', '### 2. Nothing (formerly unknown)'],
  ['Target', 'Cheap options:Target: Offers a wide range.'],
  ['Criterion', 'Other services: Criterion Channel: Best for classics.'],
  ['The North Face', 'Jackets by The North Face'],
  ['Slack', 'Slack, Zoom and Notion work together.'],
  ['Stripe', 'Stripe vs. Square'],
  ['Orange', 'the operator Orange'],
  ['686', 'The 686 Smarty jacket is warm.'],
  ['Ring', 'ring vs blink'],
  ['Target', 'what can i buy at target'],
  ['H&M', 'H&M jackets, from h&m'],
  ['Arm & Hammer', 'arm & hammer toothpaste'],
])('%s is the company in: %s', (name, text) => {
  expect(namesFound([name], text)).not.toEqual([]);
});

test.each([
  ['Ring', 'A ring with a diamond'],
  ['Ring', 'Ring the bell twice.'],
  ['Ring', 'Ring in the new year.'],
  ['Ring', 'How to Choose the Right Ring for Her'],
  ['Ring', 'THE RIGHT RING FOR YOU'],
  ['Ring', 'The Oura Ring tracks sleep.'],
  ['Gap', 'Mind the gap between them.'],
  ['Gap', '## Bridging the Gap in Your Budget'],
  ['Gap', 'Gap between price and value'],
  ['Discover', 'Discover how to save.'],
  ['Discover', '## Discover New Flavors'],
  ['Apple', 'An apple a day, and apple pie'],
  ['Blink', 'In the blink of an eye'],
  ['Meta', 'Write a meta description.'],
  ['Target', 'Target your audience well.'],
  ['Target', '## Target Audience'],
  ['Nothing', 'Nothing is better than this.'],
  ['Nothing', 'There is nothing to lose.'],
  ['Away', 'Keep it away from heat.'],
  ['Away', 'Away from home, it works.'],
  ['Instant', 'Instant access to files'],
  ['Max', 'The phone 15 Pro Max is large.'],
  ['Max', 'A max power of 20 W'],
  ['Simplicity', '* **Simplicity:** easy to use'],
  ['Simplicity', '## Best for Simplicity'],
  ['Chase', 'Chase your dreams.'],
  ['Made In', 'Made in Italy'],
  ['Best Buy', 'It is the best buy for most people.'],
  ['New Balance', 'Strike a new balance.'],
  ['Shell', '* **Shell:** durable polycarbonate'],
  ['Shell', 'Hard Shell vs. Soft Shell'],
  ['Sound', '**Sound Quality:** clear'],
  ['March', 'It came out in March 2025.'],
  ['SAP', 'The sap of a tree'],
  ['686', 'It costs $686.'],
  ['monday.com', 'On Monday we test.'],
  ['Ring', 'which ring is best for a wedding'],
])('%s is a word in: %s', (name, text) => {
  expect(namesFound([name], text)).toEqual([]);
});

test('accepts an uncertain match when the answer names the company with certainty elsewhere', () => {
  const uncertain = '- Ring doorbells';
  expect(namesFound(['Ring'], uncertain)).toEqual([]);
  expect(namesFound(['Ring'], `${uncertain}\n\nMost people buy from Ring.`)).toEqual(['Ring', 'Ring']);
});

test('accepts an uncertain match when the answer links to the company', () => {
  const company = { id: 'ring', name: 'Ring', aliases: [], domain: 'ring.com' };
  const known = { notProse: { hidden: [], hosts: [] }, domains: new Set(['ring.com']) };
  expect(createMatcher([company]).find('- Ring doorbells')).toEqual([]);
  expect(createMatcher([company]).find('- Ring doorbells', known)).toHaveLength(1);
});

test('accepts an uncertain match beside a company that is named with certainty', () => {
  expect(namesFound(['Nest', 'Google'], '### 2. **Google Nest Wifi Pro**')).toEqual(['Google', 'Nest']);
});

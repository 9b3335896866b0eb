import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesFound } from '../testing/companies.ts';

function found(name: string, text: string): void {
  expect(namesFound([name], text), text).not.toEqual([]);
}

function notFound(name: string, text: string): void {
  expect(namesFound([name], text), text).toEqual([]);
}

describe('an everyday word that heads an item names a maker', () => {
  test.each([
    ['Canon', '1. Canon imageRUNNER 2425'],
    ['Brother', '2. Brother intelliFAX 4100'],
    ['Square', '**3. Square eInvoice Plus**'],
    ['Oracle', '- Oracle jLedger: for large firms'],
    ['Apple', '### 4. **Apple iMac**'],
    ['Polar', '* **Polar iVantage** – light'],
    ['Arrow', '| Arrow eLine 20 | 30 lbs |'],
    ['Shell', 'Fuel apps compared. Shell eMobility: wide network'],
  ])('before a product that begins in small letters: %s in %s', found);

  test.each([
    ['Lucid', 'Lucid Gravity:'],
    ['Lucid', '* **Lucid Gravity:** 450 miles'],
    ['Dodge', 'Dodge Hornet: a small SUV'],
    ['Fossil', '- Fossil Machine: steel case'],
    ['Square', '**Square Terminal:** reads any card'],
    ['Notion', '2. Notion Calendar: shared by a team'],
    ['Ram', 'Tows more than most.Ram Rebel:Built for gravel'],
    ['Coach', '🥇 Coach Tabby: soft leather'],
  ])('before a capital and a colon: %s in %s', found);

  test.each([
    ['Purple', '[Purple Pillow]()'],
    ['Bear', '### [Bear Original]()'],
    ['Dove', '* **[Dove Body Wash]()** – mild'],
    ['Bliss', '[Bliss Moisturizer](https://shop.example/bliss)'],
    ['Target', '1. [Target Circle]()'],
    ['Champion', '[Champion Hoodie]()'],
    ['Orange', '[Orange Livebox]()'],
    ['Square', '[Square Reader]()'],
  ])('in a link label: %s in %s', found);

  test.each([
    ['Criterion', 'Criterion Channel'],
    ['Criterion', '### The Criterion Channel'],
    ['Criterion', 'For collectors: The Criterion Channel, then others.'],
    ['Peacock', '**Peacock Premium**'],
    ['Slack', '- Slack Connect'],
    ['Discover', '- Discover Bank'],
    ['Gap', '#### Best for teens: Gap Kids'],
    ['Visible', '4. Visible Plus'],
    ['Indeed', '## Indeed Hiring Platform'],
  ])('before a capital alone: %s in %s', found);

  test.each([
    ['Max', '### 📺 **Max (once HBO Max)**'],
    ['Away', '#### 🧳 **2. Away – The Weekender**'],
    ['Lucid', '- Lucid (Saudi-owned): fast'],
    ['Purple', '3. Purple [4]'],
    ['Block', '1. Block (payments)'],
    ['Polar', '* Polar 5 – a tracker'],
    ['Shell', '**Shell 2**'],
    ['Nothing', '2. Nothing 3a'],
  ])('before a bracket or a number: %s in %s', found);
});

describe('an everyday word before small letters names a maker', () => {
  test.each([
    ['Apple', 'Apple watchOS gets new faces.'],
    ['Apple', 'Apple iPad Air is light.'],
    ['Apple', 'Refurbished Apple iPad Mini $299'],
    ['Canon', 'Canon eosCam 4 shoots video.'],
    ['Oracle', '# Why Teams Choose Oracle xDB'],
    ['Square', 'Square eGift cards sell well.'],
    ['Apple', 'It depends how deep you are in the **Apple world** already.'],
    ['Google', 'The **Google stack** is fine.'],
  ])('of a product or in bold: %s in %s', found);

  test.each([
    ['Brother', 'Brother scanners are reliable.'],
    ['Canon', 'Canon cameras have good colours.'],
    ['Dodge', 'Cheap to run. Dodge trucks tend to rust.'],
    ['Lucid', 'Lucid cars charge fast.'],
    ['Bear', '- Bear mattresses last ten years'],
    ['Fossil', 'Fossil watches look classic.'],
    ['Dell', 'Dell laptops are sturdy.'],
    ['Champion', 'Champion jackets run large.'],
    ['Brother', 'Brother laser printers are quick.'],
    ['Canon', 'Canon ink is not cheap.'],
    ['Apple', 'Apple phones last long.'],
    ['Wise', 'Wise transfers are cheap.'],
    ['Dove', '- Dove soap is mild'],
  ])('as a maker of products: %s in %s', found);

  test.each([
    ['Nest', 'The Google Nest works well.'],
    ['Nest', '1. **Google Nest Doorbell**'],
    ['Nest', 'Install a Google Nest Hub first.'],
    ['Ring', 'An Amazon Ring is cheap.'],
    ['Blink', 'Ranking: Amazon Blink Mini'],
    ['Slack', 'Teams moved to Salesforce Slack last year.'],
    ['Beats', '[Apple Beats Flex]()'],
  ])('after its owner: %s in %s', found);
});

describe('an everyday word in a comparison or line of its own names a maker', () => {
  test.each([
    ['Canon', 'HP vs. Canon'],
    ['Ring', 'Arlo vs. Ring: which is better?'],
    ['Calm', 'Headspace and Calm'],
    ['Oracle', 'SAP, Oracle, and Microsoft'],
    ['Bear', 'Saatva or Bear'],
    ['Shell', 'Lowest price: Shell wins'],
    ['Slack', 'Slack integrates with Drive.'],
    ['Canon', 'Canon – good colours'],
    ['Polar', 'Polar (Finland)'],
    ['Brother', '**Brother:** best for offices'],
    ['Square', '- **Square:** offers free hardware'],
    ['Lemonade', 'Lemonade Insurance'],
  ])('%s in %s', found);
});

describe('an everyday word that says what something is like names nobody', () => {
  test.each([
    ['Shell', '**Shell Material:** nylon'],
    ['Shell', '- Shell fabrics: nylon'],
    ['Target', '1. Target Audience'],
    ['Target', 'Target 8,000 steps a day.'],
    ['Square', 'Square Footage: 900'],
    ['Square', 'Square meters are common in Europe.'],
    ['Purple', 'Purple shirts are in fashion.'],
    ['Polar', 'Polar bears are large.'],
    ['Arrow', 'Arrow Keys: move the cursor'],
    ['Gap', 'Gap years are popular.'],
    ['Bear', '# Bear Safety'],
    ['Smart', '### Smart Home Hub'],
    ['Smart', '- **Smart Detection:** people and cars'],
    ['Budget', '#### Budget Pick'],
    ['Total', 'Total Cost:'],
    ['Total', 'Total mAh is what counts.'],
    ['Clear', '* **Clear Sound** in calls'],
    ['Simple', 'Simple Cash Back'],
    ['Box', '2. Box Contents'],
    ['Front', '- Front Camera: 12 MP'],
    ['Line', '[Line Width]()'],
    ['Boost', '[Boost Mode](https://a.example)'],
    ['Emptying', '#### Self-Emptying Station'],
    ['Ring', 'The Oura Ring 4 is thin.'],
    ['Ring', '1. **Oura Ring 4**'],
    ['Brother', 'My brother printers are dependable.'],
    ['See', '$31.99 4.8(162)See moreThings to Consider'],
    ['Wired', 'Wired cameras are always on.'],
    ['Sound', '- Sound Quality – clear'],
    ['Current', 'Current models are quieter.'],
    ['Key', '* **Key features:** light'],
    ['Key', '## Key Features to Look For'],
    ['Shell', 'Shell jackets are light.'],
    ['Box', 'Box fans are loud.'],
    ['Manual', 'Automatic vs. Manual: both work.'],
    ['Highlights', '- **Highlights:** Offers a wide range'],
    ['Storage', '- Storage – 1 TB'],
    ['Daily', '### Best for Smoothies and Daily Use'],
  ])('%s in %s', notFound);
});

const maker = fc.constantFrom(
  'Canon',
  'Brother',
  'Lucid',
  'Arrow',
  'Shell',
  'Bliss',
  'Purple',
  'Bear',
  'Dove',
);
const head = fc.constantFrom(
  '1. ',
  '- ',
  '* **',
  '### ',
  '| ',
  '🥇 ',
  '#### **2. ',
  '[',
  'Best for travel: ',
);
const coined = fc.stringMatching(/^[QXZ][aeiou][vwz][aeiou]x$/);

test('names a maker at the head of any item before a model, a number or a bracket', () => {
  const follower = fc.oneof(
    coined,
    coined.map((word) => `i${word}`),
    fc.integer({ min: 2, max: 999 }).map(String),
    coined.map((word) => `(${word})`),
  );
  fc.assert(
    fc.property(maker, head, follower, (name, before, after) => found(name, `${before}${name} ${after}`)),
  );
});

test('names nobody by a feature at the head of any item', () => {
  const feature = fc.constantFrom(
    'Quality',
    'Life',
    'Sizes',
    'Materials',
    'Options',
    'Design',
    'Accuracy',
    'Pick',
  );
  fc.assert(
    fc.property(maker, head, feature, (name, before, after) => notFound(name, `${before}${name} ${after}`)),
  );
});

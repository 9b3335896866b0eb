import { expect, test } from 'vitest';
import { unsharedSubject } from './claim-subject.ts';

const SURVEY = 'A survey of 1,200 offices found that 62 percent write by hand at least once a day.';
const BATTERY = 'The headphones played for 31 hours at medium volume in our battery test.';
const QUOTE = '“We tried every model for three weeks,” said Ida Falk, who led the test.';
const PRICE = 'Repairing a kettle cost $18 on average in 2024, a third of the price of a new one.';
const ROAST = 'Light roasts lost 12 percent of their weight in the drum, dark roasts 19 percent.';

test.each([
  [SURVEY, 'In a survey, 62 % wrote by hand.'],
  [SURVEY, '62 percent of offices write by hand every day.'],
  [SURVEY, 'Handwriting survives: 62 percent of surveyed offices write by hand.'],
  [BATTERY, 'In a battery test, the headphones lasted 31 hours.'],
  [BATTERY, 'These headphones play for 31 hours.'],
  [QUOTE, 'Ida Falk, who led the test, says: “We tried every model for three weeks.”'],
  [QUOTE, 'The testers tried every model for three weeks.'],
  [PRICE, 'On average, repairing a kettle cost $18.'],
  [PRICE, 'A repair is a third of the price of a new kettle.'],
  [ROAST, 'A dark roast loses 19 percent of its weight in the drum.'],
])('of “%s” is “%s”', (source, sentence) => {
  expect(unsharedSubject(sentence, [source])).toBeNull();
});

test.each([
  [SURVEY, '62 percent of cats prefer tuna.', ['cats', 'prefer', 'tuna']],
  [SURVEY, 'Our paper is recycled to 62 percent.', ['paper', 'recycled']],
  [
    SURVEY,
    '62 percent of drivers asked in a survey exceed limits.',
    ['drivers', 'asked', 'exceed', 'limits'],
  ],
  [BATTERY, 'The flight to Lisbon takes 31 hours.', ['flight', 'Lisbon', 'takes']],
  [BATTERY, 'Support replies within 31 hours.', ['Support', 'replies']],
  [QUOTE, 'Delivery takes three weeks.', ['Delivery', 'takes']],
  [PRICE, 'The subscription costs $18.', ['subscription']],
  [PRICE, 'A third of the staff work from home.', ['staff', 'work', 'home']],
  [ROAST, 'Sales of decaf rose by 19 percent.', ['Sales', 'decaf', 'rose']],
  [SURVEY, 'It is 62 percent.', []],
])('of “%s” is not “%s”', (source, sentence, words) => {
  expect(unsharedSubject(sentence, [source])).toEqual(words);
});

test('a sentence that compares two facts shares its words with both', () => {
  const sentence = 'Light roasts lost 12 percent, while 62 percent of offices write by hand.';
  expect(unsharedSubject(sentence, [SURVEY, ROAST])).toBeNull();
});

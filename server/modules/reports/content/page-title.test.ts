import { expect, test } from 'vitest';
import { pageTitle } from './read-answers.ts';

test.each([
  ['The Spruce Eats', 'thespruceeats.com', ''],
  ['Guitar World', 'guitarworld.com', ''],
  ['The Guitar World', 'guitarworld.com', ''],
  ['Food & Wine', 'foodandwine.com', ''],
  ['www.example.co.uk', 'example.co.uk', ''],
  ['https://boots.example/', 'boots.example', ''],
  ['', 'boots.example', ''],
  ['The best boots\nof the year', 'boots.example', 'The best boots of the year'],
  ['Boots: a comparison', 'boots.example', 'Boots: a comparison'],
  ['会計ソフトの比較', 'boots.example', '会計ソフトの比較'],
])('%s on %s is called “%s”', (title, domain, shown) => expect(pageTitle(title, domain)).toBe(shown));

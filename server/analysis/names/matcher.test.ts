import { expect, test } from 'vitest';
import { namesFound } from '../testing/companies.ts';
import { createMatcher } from './matcher.ts';

test.each([
  // [title, tracked names, text, matched spellings]
  ['accents, both ways', ['Škoda', 'Citroen'], 'The Skoda Enyaq and the Citroën ë-C3', ['Skoda', 'Citroën']],
  ['accents written as marks of their own', ['Škoda'], 'S\u030ckoda leads', ['S\u030ckoda']],
  [
    'letters that do not come apart',
    ['Ørsted', 'Łódka', 'Weiß'],
    'Orsted, LODKA and Weiss',
    ['Orsted', 'LODKA', 'Weiss'],
  ],
  ['umlauts spelled out', ['Müller'], 'Mueller yoghurt, Muller yoghurt', ['Mueller', 'Muller']],
  ['full width and ligatures', ['Sony', 'Suffix'], 'Ｓｏｎｙ and Suﬃx', ['Ｓｏｎｙ', 'Suﬃx']],
  ['case', ['eBay', 'ASUS', 'hOmeLabs'], 'EBAY, Asus, Homelabs', ['EBAY', 'Asus', 'Homelabs']],
  ['curly apostrophes', ["L'Oréal", 'Levi’s'], "L’Oreal and Levi's", ['L’Oreal', "Levi's"]],
  ['no apostrophe at all', ['Levi’s', "Macy's"], 'Levis at Macys', ['Levis', 'Macys']],
  [
    'hyphens and spaces',
    ['Häagen-Dazs', 'T-Mobile'],
    'Haagen Dazs, T\u2011Mobile, T Mobile',
    ['Haagen Dazs', 'T\u2011Mobile', 'T Mobile'],
  ],
  [
    'no-break and repeated spaces',
    ['Wells Fargo'],
    'Wells\u00a0Fargo, Wells  Fargo',
    ['Wells\u00a0Fargo', 'Wells  Fargo'],
  ],
  [
    'invisible characters',
    ['Samsung'],
    'Sam\u200bsung and Sam\u00adsung',
    ['Sam\u200bsung', 'Sam\u00adsung'],
  ],
  ['a line break inside a name', ['Wells Fargo'], 'a card of Wells\nFargo', ['Wells\nFargo']],
  ['no match over an empty line', ['Wells Fargo'], 'Wells\n\nFargo', []],
  [
    'signs in names',
    ['AT&T', 'C&A', 'Yahoo!', 'Notepad++'],
    'AT&T, C&A, Yahoo! and Notepad++.',
    ['AT&T', 'C&A', 'Yahoo!', 'Notepad++'],
  ],
  ['HTML entities and Markdown escapes', ['AT&T', 'C&A'], 'AT&amp;T and C\\&A', ['AT&amp;T', 'C\\&A']],
  [
    '"and" for "&"',
    ['Johnson & Johnson', 'Black+Decker'],
    'Johnson and Johnson, BLACK & DECKER',
    ['Johnson and Johnson', 'BLACK & DECKER'],
  ],
  ['a name without its exclamation mark', ['Yahoo!'], 'Yahoo Finance', ['Yahoo']],
  ['legal forms', ['Netflix, Inc.', 'Sonos GmbH'], 'Netflix and Sonos', ['Netflix', 'Sonos']],
  ['initials', ['L.L.Bean', 'J.Crew'], 'L.L. Bean, LL Bean, J Crew', ['L.L. Bean', 'LL Bean', 'J Crew']],
  ['trade marks', ['Oral-B', 'Roomba'], 'Oral-B® iO and Roomba™', ['Oral-B', 'Roomba']],
  ['Chinese without spaces', ['小米', '华为'], '我推荐小米手机和华为。', ['小米', '华为']],
  ['Japanese beside kana', ['ソニー', '任天堂'], 'ソニーのヘッドホンと任天堂', ['ソニー', '任天堂']],
  ['not inside a longer katakana word', ['ソニー'], 'ソニーック', []],
  ['Korean with particles', ['삼성', '현대'], '삼성은 좋고 현대에서는 LG를', ['삼성', '현대']],
  ['not inside a longer Korean word', ['대상'], '대상자에게', []],
  ['Latin beside another script', ['Sony', 'LG'], '我的Sony耳机, LG를', ['Sony', 'LG']],
  ['Cyrillic and Greek', ['Яндекс', 'Βίκος'], 'ЯНДЕКС и Βικος', ['ЯНДЕКС', 'Βικος']],
  ['possessive and plural', ['Sony', 'MacBook'], "Sony's best, two MacBooks", ['Sony', 'MacBook']],
  ['elision', ['Apple'], 'l’écran d’Apple', ['Apple']],
  ['not inside words', ['GE', 'Ring', 'Chase', 'Arlo'], 'During the purchase of Carlos, GENERAL wiring', []],
  ['not a unit or abbreviation', ['HP', 'GE'], 'A motor of 5 hp and 1.5HP, ge', []],
  ['not a letter of another name', ['H', 'M', 'C'], 'H&M sells, C++ and C# too', []],
  [
    'sentences run together',
    ['Dell', 'Apple', 'Acer'],
    'sleek design.Acer is good. Overall Best:Apple MacBook,Dell',
    ['Acer', 'Apple', 'Dell'],
  ],
  [
    'a price run into a name',
    ['Dell', 'HP'],
    '$579.994.6(2k+)Dell UltraSharp, $199.99HP Pavilion',
    ['Dell', 'HP'],
  ],
  [
    'capitals that show the seam',
    ['BenQ', 'Sony', 'Netgear'],
    'MonitorBenQ PD2706U, RAM IntelSony, RouterNetgearThe',
    ['BenQ', 'Sony', 'Netgear'],
  ],
  ['a product run into its maker', ['Eufy'], '### [eufyCam S3 Pro', ['eufy']],
  [
    'no seam inside other names',
    ['Tube', 'Pal', 'Book', 'Dash', 'Donald'],
    'YouTube, PayPal, MacBook, DoorDash and McDonald',
    [],
  ],
])('%s', (_, names, text, found) => {
  expect(namesFound(names, text)).toEqual(found);
});

test.each([
  ['an address', 'See https://www.sony.com/sony-wh and http://x.org/?q=Sony'],
  ['an address without scheme', 'See www.sony.com/headphones'],
  ['a host name', 'See sony.com or store.sony.com/Sony'],
  ['an e-mail address', 'Write to sony@example.com or press@sony.co.uk'],
  ['a link target', '[the maker](/Sony "Sony")'],
  ['a reference definition', 'As said [here][1].\n\n[1]: https://example.com/a "Sony at its best"'],
  ['an image address', '![](https://example.com/Sony.png)'],
  ['inline code', 'Call `Sony.play()` first'],
  ['a fenced block', '```js\nconst Sony = 1;\n```\n'],
  ['an HTML tag', '<img src="Sony.png" alt="Sony"> <!-- Sony -->'],
  ['a comment around an address', '<!-- https://a.com/x Sony -->'],
  [
    'page furniture',
    'Good.\u00a0AI responses may include mistakes. Learn moreYour feedback helps Sony improve.',
  ],
])('names nobody in %s', (_, text) => {
  expect(namesFound(['Sony'], text)).toEqual([]);
});

test.each([
  ['a link label', '[Sony WH-1000XM5](https://example.com/x)', ['Sony']],
  ['a reference label', '[Sony][1]\n\n[1]: https://example.com', ['Sony']],
  ['a label with an empty target', '### [Sony WF-C700N]()', ['Sony']],
  ['bold and headings', '## Sony\n**Sony**', ['Sony', 'Sony']],
  ['a table cell', '| 1 | Sony |\n|---|---|', ['Sony']],
  ['a bracket', 'good brands (Sony, mainly)', ['Sony']],
])('names in %s', (_, text, found) => {
  expect(namesFound(['Sony'], text)).toEqual(found);
});

test('finds a name that is a host name in prose, not in an address', () => {
  const names = ['monday.com', 'Booking.com'];
  const text =
    'Use Monday.com, not booking.com! See https://monday.com/pricing, api.monday.com and me@booking.com.';
  expect(namesFound(names, text)).toEqual(['Monday.com', 'booking.com']);
});

test('prefers the longest of overlapping names', () => {
  const names = ['Apple', 'Apple Music', 'Galaxy', 'Samsung Galaxy', 'Samsung'];
  expect(namesFound(names, 'Apple Music runs on any device by Apple or on a Samsung Galaxy')).toEqual([
    'Apple Music',
    'Apple',
    'Samsung Galaxy',
  ]);
});

test('a product name with its maker’s name mentions both', () => {
  expect(namesFound(['Philips', 'Philips Sonicare'], 'Philips Sonicare 4100')).toEqual([
    'Philips',
    'Philips Sonicare',
  ]);
  expect(namesFound(['Anker', 'Soundcore by Anker'], 'Soundcore by Anker Q45')).toEqual([
    'Soundcore by Anker',
    'Anker',
  ]);
});

test('companies with the same name share every match; given spellings win over derived ones', () => {
  const company = (id: string, name: string) => ({ id, name, aliases: [], domain: null });
  const shared = createMatcher([company('a', 'Eufy'), company('b', 'eufy')]).find('Eufy is good');
  expect(shared.map((hit) => hit.company)).toEqual([0, 1]);
  const given = createMatcher([company('a', 'Netflix, Inc.'), company('b', 'Netflix')]).find(
    'Netflix is good',
  );
  expect(given.map((hit) => hit.company)).toEqual([1]);
});

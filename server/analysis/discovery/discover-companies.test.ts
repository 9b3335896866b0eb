import { describe, expect, test } from 'vitest';
import { discoverCompanies } from './discover-companies.ts';
import { gatherEvidence } from './evidence.ts';
import { addEvidence, createEvidence } from './usage.ts';

/** The names found in the answers of one account. */
function namesIn(texts: readonly string[], domains: readonly string[] = []): string[] {
  const account = createEvidence();
  for (const text of texts) addEvidence(account, gatherEvidence({ text, domains }));
  return discoverCompanies(account, []).map(({ name }) => name);
}

/** A list of the entries, numbered and in bold, each with a sentence below. */
function listOf(...entries: string[]): string {
  return entries.map((entry, index) => `${index + 1}. **${entry}**\n   - Solid and quiet.`).join('\n');
}

describe('finds what entries begin with, cut to the brand', () => {
  test.each([
    ['numbered items', listOf('Miele Boost CX1', 'Bissell AirRam 2'), ['Bissell', 'Miele']],
    ['headings with an award', '### Best overall: Logitech MX Master 3S\n\nIt fits the hand.', ['Logitech']],
    ['link labels', '### [Osprey Farpoint 40](https://shop.example/1)\n\nRoomy.', ['Osprey']],
    ['table rows', '| Model | Why |\n|---|---|\n| **Garmin Edge 540** | maps |', ['Garmin']],
    ['text that runs on', 'Our picks: Garmin Edge 540: Clear maps.Coros Dura 2: Small.', ['Coros', 'Garmin']],
    ['product cards', 'See these. Hario V60 Dripper$24.904.7(1k+)Chemex CM-6A$49.50', ['Chemex', 'Hario']],
  ])('%s', (_, text, names) => {
    expect(namesIn([text])).toEqual(names);
  });

  test('keeps names of several words whole', () => {
    const list = listOf('Le Creuset Signature 26', 'Bang & Olufsen A9', 'The North Face Resolve 2');
    expect(namesIn([list, list, list, list])).toEqual(['Bang & Olufsen', 'Le Creuset', 'The North Face']);
  });

  test('finds a maker that is written in small letters', () => {
    expect(namesIn([listOf('eero Pro 7'), 'Many homes run eero without trouble.'])).toEqual(['eero']);
  });

  test('takes two spellings of a name as one company and shows the more frequent', () => {
    expect(
      namesIn([listOf('Audio-Technica LP60'), listOf('Audio-Technica LP120'), listOf('Audio Technica LP3')]),
    ).toEqual(['Audio-Technica']);
  });
});

describe('everyday words are companies only where the answers use them as names', () => {
  const suitcases = ['Away The Carry-On', 'Away The Bigger Carry-On', 'Away Flex 30', 'Away Trunk X2'];

  test('models follow, and none of the answers uses the word otherwise', () => {
    expect(namesIn([listOf(...suitcases), listOf(...suitcases)])).toEqual(['Away']);
  });

  test('a cited domain and a capital inside a sentence prove a name', () => {
    const text = '1. **Target** – cheap\n\nMost people shop at Target these days.';
    expect(namesIn([text, text], ['example.org'])).toEqual(['Target']);
    expect(namesIn(['1. **Capital One Venture X2** – points'], ['capitalone.com'])).toEqual(['Capital One']);
  });

  test('labels of fields are none', () => {
    const entry = '- **Battery Life:** 20 hours\n- **Comfort:** soft pads\n- **Price:** $90';
    expect(namesIn(Array(6).fill(`1. **Jabra Elite 8**\n${entry}`))).toEqual(['Jabra']);
  });
});

describe('does not take for a company', () => {
  test.each([
    [
      'instructions',
      Array(6).fill('1. Move the data in small steps.\n2. Plan a week for training.').join('\n'),
    ],
    ['standards and techniques', listOf('Wi-Fi 7', 'HEPA filter', 'USB-C charging', 'Tri-Band mesh')],
    ['abbreviations that the text explains', listOf('Total Dissolved Matter (TDM)', 'TDM 5 below 300 ppm')],
    ['compounds of everyday words', listOf('High-Speed Performance', 'Self-Cleaning')],
    ['publications cited in brackets', 'Quiet and strong. ([The Verge][1], [CNET](https://cnet.com/a))'],
    ['host names', '- wirecutter.com has a longer test'],
    ['titles of works', '* ***Solaris*** – slow\n* “Stalker” – slower'],
    ['model numbers', listOf('AX7800 router', 'XR-55 panel')],
    [
      'words used in small letters as well',
      `${listOf('Dehumidifier')}\nA dehumidifier hums. Each dehumidifier drips.`,
    ],
  ])('%s', (_, text) => {
    expect(namesIn([text, text])).toEqual([]);
  });

  test('a product line that stands behind its maker', () => {
    const list = listOf('Netgear Nighthawk M6', 'Netgear Nighthawk M5', 'Nighthawk M1');
    expect(namesIn([list, list])).toEqual(['Netgear']);
  });

  test('an adjective before a company', () => {
    const list = listOf('Dell XPS 13', 'Dell G15', 'Dell G16', 'Refurbished Dell XPS 13');
    expect(namesIn([list, list, list])).toEqual(['Dell']);
  });

  test('a publication that answers cite and only list as a source', () => {
    const text = '- Teslarati\n\nSee there.';
    expect(namesIn([text], ['teslarati.com'])).toEqual([]);
  });
});

test('leaves out tracked companies and their aliases in any spelling', () => {
  const account = createEvidence();
  const list = listOf('Audio Technica M50', 'Soundcore Q45', 'Jabra Elite 8');
  addEvidence(account, gatherEvidence({ text: list, domains: [] }));
  const tracked = [
    { id: '1', name: 'audio-technica', aliases: [] },
    { id: '2', name: 'Anker', aliases: ['SoundCore'] },
  ];
  expect(discoverCompanies(account, tracked).map(({ name }) => name)).toEqual(['Jabra']);
});

test('reads English answers only', () => {
  const text = `${listOf('Teufel Real Blue')}\n- **Klang:** kräftiger Bass und klare Stimmen\n- **Preis:** für rund 170 Euro
    bekommt man hier einen sehr guten Kopfhörer, der lange durchhält`;
  expect(namesIn([text, text])).toEqual([]);
});

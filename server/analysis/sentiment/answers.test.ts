import { describe, expect, test } from 'vitest';
import { createAnalyser } from '../analyser.ts';
import type { TrackedCompany } from '../types.ts';
import { marked } from './testing.ts';

type Verdict = 'praise' | 'blame' | 'mixed' | 'none';

const company = (id: string, name: string): TrackedCompany => ({ id, name, aliases: [], domain: null });

/** The verdict of the whole analysis, which has to find ⟦the company⟧ and ⟨the others⟩ itself. */
function verdictOn(source: string): Verdict {
  const { text, spans, others } = marked(source);
  const names = new Set(others.map(({ start, end }) => text.slice(start, end)));
  const own = text.slice(spans[0]?.start, spans[0]?.end);
  const analyse = createAnalyser([company('own', own), ...[...names].map((name) => company(name, name))]);
  const found = analyse({ text, sources: [] }).mentions.find(({ companyId }) => companyId === 'own');
  if (found === undefined) throw new Error(`${own} is not found`);
  if (found.sentiment === null) return 'none';
  if (found.sentiment >= 55) return 'praise';
  return found.sentiment <= 45 ? 'blame' : 'mixed';
}

/** As part of a longer answer. */
const inAnswer = (line: string): string => `Here is what to know:\n\n${line}\n\nPrices were checked in May.`;

/** All sentences are made up. */
const CASES: Readonly<Record<string, readonly (readonly [Verdict, string])[]>> = {
  'the head of an entry owns the praise, not what it is built on': [
    ['praise', '⟦Corvane S⟧: a stylish sedan that shares its platform with the ⟨Norvik GT⟩'],
    ['none', '⟨Corvane S⟩: a stylish sedan that shares its platform with the ⟦Norvik GT⟧'],
    ['praise', '⟦Aldis 4⟧: a quiet vacuum that uses the motor of the ⟨Bexley Max⟩'],
    ['none', '⟨Aldis 4⟩: a quiet vacuum that uses the motor of the ⟦Bexley Max⟧'],
    ['praise', '⟦Lumivox⟧: an elegant editor based on ⟨Ostara⟩'],
    ['none', '⟨Lumivox⟩: an elegant editor based on ⟦Ostara⟧'],
    ['praise', '⟦Tavira Air⟧: a comfortable airline owned by ⟨Norair⟩'],
    ['none', '⟨Tavira Air⟩: a comfortable airline owned by ⟦Norair⟧'],
    ['praise', '⟦Quillon Pad⟧: a fast tablet powered by a ⟨Harrow⟩ chip'],
    ['none', '⟨Quillon Pad⟩: a fast tablet powered by a ⟦Harrow⟧ chip'],
    ['praise', '⟦Ledgerly⟧: an intuitive app that integrates with ⟨Pelham⟩'],
    ['none', '⟨Ledgerly⟩: an intuitive app that integrates with ⟦Pelham⟧'],
  ],
  'a network, shop or benchmark is not praised': [
    ['praise', "⟦Talkaway⟧ has affordable plans on ⟨Bexley⟩'s network."],
    ['none', "⟨Talkaway⟩ has affordable plans on ⟦Bexley⟧'s network."],
    ['none', '⟨Talkaway⟩ offers reliable calls over the ⟦Bexley⟧ network.'],
    ['none', '⟨Aldis⟩ makes excellent kettles, available at ⟦Shoply⟧.'],
    ['none', '⟨Norvik⟩ lamps work well with the ⟦Quillon⟧ ecosystem.'],
    ['none', 'The excellent ⟨Lumivox⟩ can be bought on ⟦Shoply⟧.'],
    ['none', '⟨Ostara⟩ is a reliable app for ⟦Quillon⟧ users.'],
  ],
  'nouns that sound like blame say nothing': [
    ['none', '⟦Dermavel⟧ sells a lotion for acne-prone skin.'],
    ['none', '⟦Dermavel⟧ sells a lotion for blemish-prone skin.'],
    ['none', '⟦Dermavel⟧ sells a shampoo for breakage-prone hair.'],
    ['none', '⟦Dermavel⟧ sells a cream for redness-prone cheeks.'],
    ['none', '⟦Dermavel⟧ sells a wash for sweat-prone feet.'],
    ['none', '⟦Norvik⟧ is an ink tank printer.'],
    ['none', '⟦Norvik⟧ sells a fish tank with a lamp.'],
    ['none', '⟦Norvik⟧ sells a tank top in black.'],
    ['none', 'The ⟦Norvik⟧ has a gas tank of 20 litres.'],
    ['none', 'The ⟦Norvik⟧ has a water tank on the left.'],
    ['none', '⟦Aldis⟧ makes a scraper.'],
    ['none', '⟦Aldis⟧ ships a bench scraper with the bowl.'],
    ['none', '⟦Aldis⟧ sells an ice scraper for windows.'],
    ['none', 'The ⟦Aldis⟧ griddle comes with a scraper.'],
    ['none', 'The ⟦Aldis⟧ kit holds a paint scraper and a roller.'],
    ['none', '⟦Tavira⟧ makes soft-sided suitcases.'],
    ['none', '⟦Tavira⟧ sells a soft side cooler.'],
    ['none', '⟦Tavira⟧ sells a soft shell jacket.'],
    ['none', '⟦Tavira⟧ makes drawers with a soft-close hinge.'],
    ['none', '⟦Tavira⟧ ships it in a soft case.'],
    ['none', '⟦Dermavel⟧ sells a repair cream.'],
    ['none', '⟦Dermavel⟧ sells a hair repair mask.'],
    ['none', '⟦Bexley⟧ sells a repair kit for tyres.'],
    ['none', '⟦Bexley⟧ does phone repair in Porto.'],
    ['none', '⟦Bexley⟧ is a roof repair company.'],
  ],
  'words of product names say nothing': [
    ['none', '⟦Norvik⟧ Classic costs $40.'],
    ['none', '⟦Norvik⟧ Love costs $40.'],
    ['none', '⟦Dermavel⟧ Hydro Boost costs $40.'],
    ['none', '⟦Dermavel⟧ Perfect Glow costs $40.'],
    ['none', '⟦Dermavel⟧ Aqua Boost is sold in two sizes.'],
    ['none', '⟦Aldis⟧ Smart Clean 2 costs $40.'],
    ['none', '⟦Aldis⟧ Silent Power costs $40.'],
    ['none', '⟦Tavira⟧ Comfort Plus costs $40.'],
    ['none', '⟦Norvik⟧ Bright Eyes costs $40.'],
  ],
  'facts and terms in a list of cons are not each a con': [
    [
      'praise',
      '- ⟦Ostara⟧\n  - Pros: reliable sync, great app, fast search\n  - Cons: $12 a month, billed yearly\n',
    ],
    [
      'praise',
      '- ⟦Ostara⟧\n  - Pros: quiet, sturdy\n  - Cons: starts at $30 per month after a 14-day trial\n',
    ],
    [
      'praise',
      '- ⟦Ostara⟧\n  - Pros: quiet, sturdy, easy to use\n  - Cons: yearly contract, 3 users, made in Porto\n',
    ],
    [
      'praise',
      '- ⟦Pelham⟧\n  - Pros: friendly staff, fast approval\n  - Cons: minimum of $500 per account\n',
    ],
    [
      'praise',
      '- ⟦Talkaway⟧\n  - Pros: reliable coverage, cheap roaming\n  - Cons: 10 GB per month, plans for 1 year\n',
    ],
    [
      'praise',
      '- ⟦Talkaway⟧\n  - Reliable coverage\n  - $15 per month for 5 GB\n  - Speeds slow to 128 kbps after 5 GB\n',
    ],
    ['none', '- ⟦Ledgerly⟧\n  - Plan limited to five users\n  - $20 per month\n'],
    ['blame', '- ⟦Ostara⟧\n  - Cons: slow, expensive, poor support\n'],
  ],
  'trades and purposes are no blame': [
    ['none', '⟦Norvik⟧ sells tires for trucks.'],
    ['none', '⟦Norvik⟧ makes frozen desserts.'],
    ['none', '⟦Norvik⟧ sells hot sauce and stain remover.'],
    ['none', '⟦Aldis⟧ has a kit for dent removal.'],
    ['none', '⟦Aldis⟧ sells a garden shed.'],
    ['none', '⟦Tavira⟧ uses a 600-denier fabric.'],
    ['none', '⟦Tavira⟧ covers flight delays and lost bags.'],
    ['none', '⟦Pelham⟧ insures against theft and damage.'],
    ['none', '⟦Shoply⟧ lets you sell online.'],
    ['none', '⟦Shoply⟧ is a platform to sell courses.'],
    ['none', '⟦Bexley⟧ ships a case with extra padding and a soft lining.'],
  ],
  'what nothing is taken from is praise': [
    ['praise', '⟦Norvik⟧ keeps you warm without compromising on performance.'],
    ['praise', '⟦Norvik⟧ does not skimp on features.'],
    ['blame', '⟦Norvik⟧ compromises on quality.'],
    ['praise', '⟦Norvik⟧ does the same at a more affordable price.'],
    ['praise', '⟦Norvik⟧ is less expensive.'],
    ['blame', '⟦Norvik⟧ is less reliable.'],
    ['blame', '⟦Norvik⟧ is less reliable than ⟨Bexley⟩.'],
    ['praise', '⟨Norvik⟩ is less reliable than ⟦Bexley⟧.'],
    ['praise', '⟦Norvik⟧ is no less reliable.'],
    ['praise', '⟦Norvik⟧ is known for ease of cleaning.'],
    ['blame', 'The fees of ⟦Pelham⟧ are very high.'],
    ['praise', 'The fees of ⟦Pelham⟧ are low.'],
  ],
  'a merit in the next sentence counts': [
    ['praise', '⟦Pelham⟧ is an online lender. Offers good value.'],
    ['praise', '⟦Aldis 4⟧ is a canister vacuum. Its suction is excellent.'],
    ['praise', '⟦Norair⟧ flies to 40 cities. Known for friendly crews.'],
    ['praise', '⟦Quillon Pad⟧ weighs 400 g. Great for travel.'],
    ['praise', '⟦Ledgerly⟧ is made in Porto. It is easy to use.'],
    ['praise', '⟦Lumivox⟧ is an editor for podcasts. Praised for its clear sound.'],
  ],
  'a conceded drawback leaves praise': [
    ['praise', 'While pricier than most, ⟦Lumivox⟧ is a top performer.'],
    ['praise', 'Though expensive, ⟦Lumivox⟧ is the best editor.'],
    ['praise', 'Although it costs more, ⟦Aldis 4⟧ is an excellent cleaner.'],
    ['praise', 'Despite its high price, ⟦Aldis 4⟧ is outstanding.'],
    ['praise', '⟦Norvik⟧ is pricier, but it is a superb lamp and very durable.'],
    ['praise', '1. **⟦Norvik⟧**: While pricier, it is a top performer in every test.'],
    ['praise', '⟦Corvane⟧ is expensive but worth it.'],
  ],
  'choice is a mild merit': [
    ['praise', '⟦Talkaway⟧ is a carrier. Offers a variety of plans.'],
    ['praise', '⟦Talkaway⟧ offers a variety of plans.'],
    ['praise', '⟦Shoply⟧ offers a wide selection of chairs.'],
    ['praise', '⟦Pelham⟧ provides a range of accounts.'],
    ['praise', '⟦Bexley⟧ has a broad range of colours.'],
    ['praise', '⟦Tavira⟧ has plenty of options for families.'],
  ],
  'the second clause of mixed prose counts as it does in a list': [
    ['mixed', '⟦Lumivox⟧ has great sound and a sturdy case; on the other hand, it is expensive and slow.'],
    [
      'mixed',
      '⟦Lumivox⟧ has excellent colours and great speakers. On the other hand, its menus are slow and its remote is poor.',
    ],
    [
      'mixed',
      '⟦Corvane⟧ has wonderful seats and strong brakes, but the engine is noisy and the dealers are unhelpful.',
    ],
    ['mixed', '⟦Corvane⟧ is comfortable. On the downside, it is noisy.'],
    ['mixed', '⟦Ostara⟧ is fast and reliable; however, the app is clunky and the support is poor.'],
    ['mixed', '⟦Bexley⟧ is affordable and very friendly; on the flip side, it is slow and noisy.'],
  ],
};

for (const [phenomenon, cases] of Object.entries(CASES)) {
  describe(phenomenon, () => {
    test.each(cases)('%s: %s', (verdict, source) => {
      expect(verdictOn(inAnswer(source))).toBe(verdict);
    });
  });
}

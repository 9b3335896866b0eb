import { describe, expect, test } from 'vitest';
import { judgeMention } from './judge.ts';
import { marked } from './testing.ts';

type Verdict = 'praise' | 'blame' | 'mixed' | 'none';

function verdictOn(source: string): Verdict {
  const { text, spans, others } = marked(source);
  const score = judgeMention(text, spans, others);
  if (score === null) return 'none';
  if (score >= 55) return 'praise';
  return score <= 45 ? 'blame' : 'mixed';
}

/** ⟦asked about⟧, ⟨other company⟩. All sentences are made up; so are most of the companies. */
const CASES: Readonly<Record<string, readonly (readonly [Verdict, string])[]>> = {
  'plain words': [
    ['praise', '⟦Lumivox⟧ makes an excellent podcast editor.'],
    ['praise', 'Reviewers describe ⟦Tavira Airlines⟧ as comfortable and punctual, with attentive crews.'],
    ['praise', 'For most small firms, ⟦Ledgerly⟧ is a reliable, intuitive choice.'],
    ['blame', '⟦Corvane⟧ has a clunky interface and sluggish support.'],
    ['blame', 'Guests complain that ⟦Hotel Merano⟧ is noisy and overpriced.'],
    ['blame', 'The battery of the ⟦Norvik One⟧ is disappointing.'],
    ['none', '⟦Ledgerly⟧ was founded in 2014 and has its offices in Porto.'],
    ['none', 'Well-known vendors in this market are ⟦Ostara⟧, ⟨Quillon⟩ and ⟨Bexley⟩.'],
  ],
  negation: [
    ['blame', '⟦Corvane⟧ is not reliable.'],
    ['blame', 'I would not recommend ⟦Corvane⟧ to a first-time buyer.'],
    ['blame', "The ⟦Norvik One⟧ isn't comfortable for long calls."],
    ['blame', '⟦Pelham Bank⟧ has never been good at answering the phone.'],
    ['praise', 'You will have no complaints about ⟦Lumivox⟧.'],
    ['praise', '⟦Ostara⟧ runs without issues on older machines.'],
    ['praise', 'The ⟦Aldis 4⟧ vacuum is not only good on carpet, it is quiet as well.'],
    ['praise', "It's hard to go wrong with ⟦Ledgerly⟧."],
    ['praise', 'The ⟦Norvik One⟧ never disappoints.'],
  ],
  amounts: [
    ['praise', 'Users mention the lack of noise in the ⟦Aldis 4⟧.'],
    ['praise', '⟦Pelham Bank⟧ charges low fees.'],
    ['praise', 'The ⟦Norvik One⟧ has long battery life.'],
    ['praise', '⟦Quillon⟧ offers lag-free streaming.'],
    ['blame', '⟦Pelham Bank⟧ is known among students for high fees.'],
    ['blame', '⟦Bexley⟧ lacks reliability.'],
    ['praise', 'With fewer bugs than before, ⟦Bexley⟧ can be used every day.'],
  ],
  'product names and materials': [
    ['none', '1. **⟦Norvik⟧ Pro 3**\n   - Nylon plate\n   - Weighs 6 oz\n'],
    ['praise', 'The ⟦Norvik⟧ case is tough and scratch-resistant.'],
    ['none', 'The ⟦Lodge Merano⟧ has a kitchen sink, a water slide and a climbing wall.'],
    ['none', 'The ⟦Aldis⟧ cordless has a hard floor brush and a hot water tank.'],
  ],
  'offers of the assistant': [
    [
      'none',
      '### ⟦Ostara⟧\n\n⟦Ostara⟧ bills by usage.\n\nIf you tell me your budget, I can narrow this down.',
    ],
    ['praise', '⟦Ostara⟧ is reliable.\n\nI can help you narrow it down.'],
  ],
  contrast: [
    ['mixed', '⟦Ostara⟧ is capable but expensive.'],
    ['praise', 'Although pricey, ⟦Lumivox⟧ is the best editor for teams.'],
    ['blame', '⟦Corvane⟧ looks nice; however, it is slow, unreliable and badly documented.'],
    ['praise', 'While ⟨Corvane⟩ is slow and buggy, ⟦Lumivox⟧ is fast.'],
    ['blame', 'While ⟦Corvane⟧ is slow and buggy, ⟨Lumivox⟩ is fast.'],
    ['praise', '⟨Bexley⟩ is overpriced, whereas ⟦Quillon⟧ is great value.'],
    ['blame', '⟨Tavira⟩ has friendly staff, but ⟦Norair⟧ is notorious for its terrible delays.'],
  ],
  comparison: [
    ['praise', '⟦Lumivox⟧ is better than ⟨Corvane⟩.'],
    ['blame', '⟨Lumivox⟩ is better than ⟦Corvane⟧.'],
    ['praise', '⟦Ostara⟧ is much easier to learn than ⟨Quillon⟩.'],
    ['blame', '⟨Ostara⟩ is much easier to learn than ⟦Quillon⟧.'],
    ['praise', '⟦Quillon⟧ outperforms ⟨Bexley⟩ in most tests.'],
    ['blame', '⟨Quillon⟩ outperforms ⟦Bexley⟧ in most tests.'],
    ['blame', '⟦Bexley⟧ lags behind ⟨Quillon⟩ in speed.'],
    ['praise', 'Unlike ⟨Corvane⟩, ⟦Lumivox⟧ is stable.'],
    ['blame', 'Unlike ⟦Corvane⟧, ⟨Lumivox⟩ is stable.'],
    ['praise', '⟦Ledgerly⟧ is a cheaper alternative to ⟨Ostara⟩.'],
    ['blame', '⟨Ledgerly⟩ is a cheaper alternative to ⟦Ostara⟧.'],
    ['blame', '⟦Bexley⟧ is worse than ⟨Quillon⟩.'],
    ['praise', '⟨Bexley⟩ is worse than ⟦Quillon⟧.'],
    ['praise', 'Compared to ⟨Norair⟩, ⟦Tavira⟧ is more comfortable.'],
    ['praise', 'Analysts prefer ⟦Quillon⟧ over ⟨Bexley⟩.'],
    ['praise', '⟦Lumivox⟧ and ⟨Ostara⟩ are both excellent.'],
    ['praise', '⟨Lumivox⟩, ⟨Ostara⟩ and ⟦Quillon⟧ offer great sound.'],
    ['praise', 'There are good options, such as ⟨Lumivox⟩ and ⟦Ostara⟧.'],
    ['blame', '⟦Corvane⟧ is not as good as ⟨Lumivox⟩.'],
    ['praise', '⟦Ostara⟧ is superior to ⟨Bexley⟩ for travel.'],
  ],
  'strength and doubt': [
    ['praise', 'The lounge of ⟦Tavira⟧ is somewhat better now.'],
    ['none', 'Is ⟦Corvane⟧ any different?'],
    ['praise', 'If you want great sound, ⟦Lumivox⟧ is the one to choose: it is superb.'],
    ['blame', 'Avoid ⟦Corvane⟧ if you care about privacy.'],
    ['praise', 'Highly recommended: ⟦Ledgerly⟧'],
  ],
  lists: [
    ['praise', '## Top picks\n\n1. **⟦Lumivox⟧** – $49\n2. **⟨Ostara⟩** – $79\n'],
    [
      'praise',
      '1. **⟦Aldis 4⟧** – $398\n   * **Highlights:** excellent suction, quiet motor\n2. **⟨Norvik⟩**\n   * terrible noise\n',
    ],
    [
      'blame',
      '1. **⟨Aldis 4⟩** – $398\n   * **Highlights:** excellent suction\n2. **⟦Norvik⟧** – $99\n   * terrible noise\n',
    ],
    [
      'mixed',
      '- **⟦Ostara⟧**\n  - **Pros:** forecasting, mobile app\n  - **Cons:** needs a consultant, yearly contract\n',
    ],
    [
      'blame',
      '### ⟦Corvane⟧\n\n#### Cons\n\n- Only thirty templates\n- Subscription after a week\n\n### ⟨Lumivox⟩\n\nExcellent.\n',
    ],
    [
      'praise',
      '### Best overall: ⟦Tavira⟧\n\nWide seats and attentive crews.\n\n### Cheapest: ⟨Norair⟩\n\nTerrible food.\n',
    ],
    ['blame', '### Funds to avoid\n\n- ⟦Harrow Capital⟧\n- ⟨Bexley⟩\n'],
    ['praise', 'Here are some of the best lenders for founders:\n\n- ⟦Pelham Bank⟧\n- ⟨Ledgerly⟩\n'],
    ['praise', '**⟦Quillon⟧**\n\nA dependable choice for families.\n\n**⟨Bexley⟩**\n\nUnreliable.\n'],
    ['blame', '**⟨Quillon⟩**\n\nA dependable choice for families.\n\n**⟦Bexley⟧**\n\nUnreliable.\n'],
    [
      'praise',
      '| Tool | Verdict |\n|---|---|\n| ⟦Lumivox⟧ | Excellent support |\n| ⟨Corvane⟩ | Clunky and slow |\n',
    ],
    [
      'blame',
      '| Tool | Pros | Cons |\n|---|---|---|\n| ⟨Lumivox⟩ | Stable | None |\n| ⟦Corvane⟧ | - | Weekly logins, adverts everywhere |\n',
    ],
    [
      'praise',
      '| | ⟦Lumivox⟧ | ⟨Corvane⟩ |\n|---|---|---|\n| Support | Excellent | Slow |\n| Price | Fair | Expensive |\n',
    ],
    [
      'blame',
      '| | ⟨Lumivox⟩ | ⟦Corvane⟧ |\n|---|---|---|\n| Support | Excellent | Slow |\n| Price | Fair | Expensive |\n',
    ],
    ['praise', "⟦Ostara⟧'s strengths:\n\n- runs offline\n- works in nine languages\n"],
  ],
  'run-together text': [
    [
      'praise',
      'Top Picks:⟦Aldis 4⟧:This vacuum is powerful and quiet.It also has a generous warranty.⟨Norvik⟩:A loud and flimsy machine.',
    ],
    [
      'blame',
      'Top options are below.⟨Aldis 4⟩:This vacuum is powerful and quiet.It is praised by critics.⟦Norvik⟧:A loud and flimsy machine.It breaks easily.',
    ],
    [
      'blame',
      '⟨Lumivox⟩:Pros: Fast exports.Cons: None.⟦Corvane⟧:Cons: Weekly logins, adverts everywhere, a watermark.',
    ],
    [
      'praise',
      'Airlines compared:⟦Tavira⟧: Spacious seats and excellent meals.Things to Consider: Delays are terrible in winter.',
    ],
  ],
  'lines of another company': [
    ['none', '⟨Ostara⟩:Pros: Works offline, comes with ⟦Quillon⟧ storage.Cons: Yearly contract.'],
    ['none', '⟨Ostara⟩ may not have the same range of courses as ⟦Quillon⟧.'],
    ['praise', '⟦Ostara⟧ is as fast as ⟨Quillon⟩.'],
    ['praise', '⟦Ostara⟧:Pros: ⟦Ostara⟧ Drive, offline mode.'],
  ],
  'names in the points of another': [
    ['none', '1. **Unknown One**\n   - Cons:\n     - may lack the range of a ⟦Norvik⟧\n'],
    ['blame', '### Cons\n\n- ⟦Norvik⟧ needs a login every week\n'],
  ],
  'labels that say nothing': [
    ['praise', '- ⟦Ostara⟧\n  - Pros: stable\n  - Cons: none\n'],
    ['praise', '### ⟦Ostara⟧\n\n#### Pros\n\n- Offline\n- Portable\n\n#### Cons\n\n- None\n'],
  ],
  'business news': [
    ['praise', '⟦Harrow⟧ shares surge after profit beats estimates'],
    ['blame', '⟦Harrow⟧ slumps as quarterly profit falls 12%'],
    ['praise', '⟦Harrow⟧ loss narrows on strong exports'],
    ['blame', '⟦Harrow⟧ loss widens'],
    ['praise', '⟦Ostara⟧ debt reduced by a third'],
    ['blame', 'Regulator opens probe into ⟦Pelham Bank⟧'],
    ['blame', '⟦Pelham Bank⟧ faces lawsuit over layoffs'],
    ['blame', '⟨Crestline⟩ downgrades ⟦Pelham Bank⟧'],
    ['none', '⟦Crestline⟧ downgrades ⟨Pelham Bank⟩'],
    ['praise', '⟦Ostara⟧ gains 4% on upgrade'],
  ],
  'whose words': [
    ['none', 'According to ⟦Crestline⟧, ⟨Lumivox⟩ is an excellent editor.'],
    ['none', '⟨Lumivox⟩ is an excellent editor, says ⟦Crestline⟧.'],
    ['none', '⟨Ostara⟩ is easy to use and cheap. ([⟦Crestline⟧][1])'],
    ['praise', 'According to ⟨Crestline⟩, ⟦Lumivox⟧ is an excellent editor.'],
  ],
  'the head of an entry owns what it says': [
    ['praise', '⟦Corvane S⟧: a stylish coupe that shares its chassis with the ⟨Norvik⟩ GT.'],
    ['none', '⟨Corvane S⟩: a stylish coupe that shares its chassis with the ⟦Norvik⟧ GT.'],
    ['praise', '⟦Talkaway⟧: affordable plans on the ⟨Bexley⟩ network.'],
    ['none', '⟨Talkaway⟩: affordable plans on the ⟦Bexley⟧ network.'],
    ['praise', '1. **⟦Aldis Quiet⟧** – a ⟨Shoply⟩ favorite, loved for its strong suction.'],
    ['none', '1. **⟨Aldis Quiet⟩** – a ⟦Shoply⟧ favorite, loved for its strong suction.'],
    [
      'praise',
      'Top picks: ⟦Lumivox⟧: Records four tracks.Pros: Clear sound, works with ⟨Ostara⟩.Great for beginners.',
    ],
    ['none', '### ⟨Lumivox One⟩\n\n* **Features**:\n  * ⟦Quillon⟧ chip for easy pairing\n'],
    ['praise', '### 1. **⟨Harrow⟩ ⟦Aldis⟧ 40**\n\n* Comfortable grip\n* Excellent value\n'],
  ],
  'places, systems and audiences are not praised': [
    ['none', 'You can find these reliable kettles at retailers like ⟨Shoply⟩, ⟦Bexley⟧ and Dorn.'],
    ['none', 'Both excellent models are available on ⟦Shoply⟧.'],
    ['none', 'The best cameras are compatible with ⟦Ostara⟧.'],
    ['none', 'Where to Buy: ⟦Shoply⟧ and other major retailers.'],
    ['none', 'A great choice for ⟦Quillon⟧ users.'],
    ['praise', '⟦Bexley⟧ has the most reliable network of all carriers.'],
  ],
  'conditions and nouns that sound like blame': [
    ['praise', '⟦Dermavel⟧: a gentle cleanser for acne-prone, sensitive skin.'],
    ['praise', '⟦Norvik Jet⟧ is an economical ink tank printer.'],
    ['praise', '⟦Aldis⟧ ships a handy scraper with the griddle.'],
    ['praise', '⟦Tavira⟧ makes durable soft-sided suitcases.'],
    ['praise', "⟦Dermavel⟧'s barrier repair cream is excellent."],
  ],
  'words inside product names': [
    ['none', '⟦Norvik⟧ Classic 200 costs $40.'],
    ['none', 'In spring ⟦Dermavel⟧ Hydro Boost Gel was sold in three sizes.'],
    ['none', '⟦Dermavel⟧ Love Perfect Skin Set$24.99$29.994.1(204)'],
    ['praise', 'Their ⟦Norvik⟧ Classic is excellent.'],
  ],
  'what the next sentence adds': [
    ['praise', '⟦Pelham Bank⟧ is an online lender. Offers good value.'],
    ['praise', '⟦Talkaway⟧ is a carrier. Offers a variety of plans.'],
    ['praise', 'While pricier than most, ⟦Lumivox⟧ is a top performer.'],
    ['praise', '**⟦Dermavel⟧ 50 Sq. Ft.** Dehumidifier: quiet and efficient.'],
    ['none', '⟦Shoply⟧ is a marketplace.\n\nGood luck with your search!'],
  ],
  'one line without a word of praise or blame': [
    ['none', '⟦Norvik⟧ combines a kettle with a lamp in one product.'],
    ['none', '⟦Norvik⟧ combines invoicing with payroll in one product.'],
    ['none', '⟦Ostara⟧ sells computers and tablets to schools.'],
    ['none', 'You can buy ⟦Aldis⟧ at most stores after May.'],
    ['none', '⟦Aldis⟧ replaced its old remote with an app.'],
    ['none', 'After you sign up, ⟦Talkaway⟧ will send a card by mail.'],
    ['none', '⟦Norvik⟧ stopped selling the old model two years ago.'],
    ['none', '⟦Harrow⟧ replaced the keyboard and sent the unit to Porto.'],
    ['none', '⟦Harrow⟧ moves its office to a street in Porto'],
  ],
  investors: [
    ['praise', 'Founders praise ⟦Harrow Capital⟧ for its hands-on support and deep network.'],
    ['blame', '⟦Harrow Capital⟧ has a reputation for aggressive terms and slow decisions.'],
    ['praise', '⟦Alder Ventures⟧ is a top-tier fund with a strong track record.'],
    ['none', '⟦Alder Ventures⟧ invests $1–5 million at seed stage across Europe.'],
  ],
};

for (const [phenomenon, cases] of Object.entries(CASES)) {
  describe(phenomenon, () => {
    test.each(cases)('%s: %s', (verdict, source) => {
      expect(verdictOn(source)).toBe(verdict);
    });
  });
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnalyser } from '../analyser.ts';
import { companiesNamed } from '../testing/companies.ts';

const analyse = createAnalyser(companiesNamed(['Sony', 'Bose', 'Sennheiser', 'JBL']));

test.each([
  ['by first mention without a list', 'Bose and Sony lead; JBL is cheap.', ['Bose', 'Sony', 'JBL']],
  ['bullets in order of appearance', '* **JBL** – cheap\n* **Sony** – good', ['JBL', 'Sony']],
  [
    'a numbered list before an introduction',
    'Sony and Bose are known. My ranking:\n\n1. **Bose QC** – quiet, unlike Sony\n2. **JBL Live** – cheap\n3. **Sony XM5**',
    ['Bose', 'JBL', 'Sony'],
  ],
  [
    'numbered headings',
    'Sony is popular.\n\n### 1. Best overall: JBL Live\nBeats Sony.\n\n### 2. Sony XM5\n',
    ['JBL', 'Sony'],
  ],
  [
    'a heading above the name',
    '### 1. Best overall\n**Bose QC**\n\n### 2. Runner-up\n**Sony XM5**\nBetter than JBL',
    ['Bose', 'Sony', 'JBL'],
  ],
  [
    'bold, brackets and escapes',
    'Sony?\n\n**1) Bose**\n\\*\\*2. **JBL**\n**3) Sony**',
    ['Bose', 'JBL', 'Sony'],
  ],
  ['number signs', 'Sony?\n\n#1 Bose\n#2: Sony', ['Bose', 'Sony']],
  ['keycaps and medals', 'Sony?\n\n1️⃣ Bose\n2️⃣ Sony', ['Bose', 'Sony']],
  ['medals', 'Sony?\n\n🥇 **Bose**\n🥈 **Sony**', ['Bose', 'Sony']],
  ['a countdown', '3. Sony\n2. Bose\n1. JBL', ['JBL', 'Bose', 'Sony']],
  [
    'a table with a rank column',
    'Sony?\n\n| Rank | Model |\n|---|---|\n| 2 | Sony XM5 |\n| 1 | Bose QC |',
    ['Bose', 'Sony'],
  ],
  [
    'running text with numbers',
    'Sony leads sales. Our picks: 1. Bose QC: quiet.2. Sony XM5: good. 3. JBL Live.',
    ['Bose', 'Sony', 'JBL'],
  ],
  [
    'companies outside the list come after it',
    'Sennheiser is fine.\n\n1. Bose\n2. Sony',
    ['Bose', 'Sony', 'Sennheiser'],
  ],
  [
    'the first list before later ones',
    '1. Bose\n2. Sony\n\nBudget:\n\n1. JBL\n2. Bose',
    ['Bose', 'Sony', 'JBL'],
  ],
  ['a maker named after its product', '1. XM5 (by Sony)\n2. Bose QC\n3. JBL', ['Sony', 'Bose', 'JBL']],
  [
    'steps are no ranking',
    'Sony and Bose lead.\n\n1. Set a budget\n2. Read reviews of many brands before you look at what Bose offers',
    ['Sony', 'Bose'],
  ],
  ['medals from second place on', '🏆 Winner: **JBL**\n🥈 **Sony**\n🥉 **Bose**', ['JBL', 'Sony', 'Bose']],
  ['a list from 2 after its winner', 'Best: JBL Live.\n\n2. Bose\n3. Sony', ['JBL', 'Bose', 'Sony']],
  ['a list from 2 before its winner', 'Sony wins our test.\n\n2) JBL\n3) Bose', ['Sony', 'JBL', 'Bose']],
  ['headings from 3', '## Sony takes the lead\n\n### 3. Bose\n\n### 4. JBL', ['Sony', 'Bose', 'JBL']],
  ['number signs from 2', 'Our favourite is JBL.\n#2 Bose\n#3 Sony', ['JBL', 'Bose', 'Sony']],
  [
    'a rank column from 2',
    'JBL comes first.\n\n| # | Model |\n|---|---|\n| 2 | Sony XM5 |\n| 3 | Bose QC |',
    ['JBL', 'Sony', 'Bose'],
  ],
  [
    'a countdown to 2',
    '4. Sony\n3. Bose\n2. JBL\n\nThe winner: Sennheiser',
    ['Sony', 'Bose', 'JBL', 'Sennheiser'],
  ],
  [
    'one list with steps inside an entry',
    'Sennheiser?\n\n1. Bose\n\n1) Open the case\n2) Press the button\n\n2. Sony\n3. Sennheiser',
    ['Bose', 'Sony', 'Sennheiser'],
  ],
  [
    'a passing mention in a ranked entry’s head',
    '1. Bose QC: outlasts the JBL by far\n2. Sony XM5\n3. JBL Live',
    ['Bose', 'Sony', 'JBL'],
  ],
  [
    'a passing mention without comparing words',
    '1. **Bose**: the battery shames JBL\n2. **Sony**: cheap, and Sennheiser makes its drivers\n3. **JBL**\n4. **Sennheiser**',
    ['Bose', 'Sony', 'JBL', 'Sennheiser'],
  ],
  [
    'a passing mention in a bullet',
    '* **Bose** – quieter than JBL\n* **Sony** – good sound\n* **JBL** – cheap',
    ['Bose', 'Sony', 'JBL'],
  ],
  [
    'a passing mention under a heading',
    '## Bose QC\n\nBeats the JBL on trains.\n\n## Sony XM5\n\nLight.\n\n## JBL Live\n\nCheap.',
    ['Bose', 'Sony', 'JBL'],
  ],
  [
    'a passing mention under a bold line',
    '**Sony XM5**\nSofter pads than Sennheiser has.\n\n**JBL Live**\nCheap.\n\n**Sennheiser HD**\nNeutral.',
    ['Sony', 'JBL', 'Sennheiser'],
  ],
  [
    'a passing mention in a list from 2',
    'Top: JBL.\n\n2. Bose, unlike Sennheiser, folds\n3. Sony\n4. Sennheiser',
    ['JBL', 'Bose', 'Sony', 'Sennheiser'],
  ],
  ['a passing mention under medals', '🥇 Sony: lighter than JBL\n🥈 Bose\n🥉 JBL', ['Sony', 'Bose', 'JBL']],
  [
    'a mention inside an entry of a company without one',
    '* **Bose** – quieter than JBL\n* **Sony** – good sound',
    ['Bose', 'JBL', 'Sony'],
  ],
  [
    'two companies of one entry',
    '1. Sony XM5 and JBL Live\n2. Bose QC\n3. JBL Tune',
    ['Sony', 'JBL', 'Bose'],
  ],
  [
    'a recommendation after a list of bullets',
    '- Sony folds\n\nJBL is our choice overall.\n\n- Bose is soft\n- JBL is cheap',
    ['Sony', 'JBL', 'Bose'],
  ],
  ['measures are no numbers of a list', '13.3-inch screen\nSony\n15.6-inch screen\nBose', ['Sony', 'Bose']],
])('%s', (_, text, order) => {
  const { mentions } = analyse({ text, sources: [] });
  expect(mentions.map((mention) => mention.companyId)).toEqual(order);
});

const order = (text: string): string[] =>
  analyse({ text, sources: [] }).mentions.map(({ companyId }) => companyId);

test('numbering a list from any number keeps its order', () => {
  const names = fc.shuffledSubarray(['Sony', 'Bose', 'Sennheiser', 'JBL'], { minLength: 2 });
  const marker = fc.constantFrom('1. ', '1) **', '### 1. ', '#1 ', '**1.** ');
  fc.assert(
    fc.property(names, marker, fc.integer({ min: 1, max: 90 }), (ranked, style, from) => {
      const lines = ranked.map((name, index) => `${style.replace('1', String(from + index))}${name}`);
      expect(order(lines.join('\n'))).toEqual(ranked);
      expect(order(`We tested four.\n\n${lines.join('\n\nIt is good.\n\n')}`)).toEqual(ranked);
    }),
  );
});

test('the order of entries does not depend on who is named in passing', () => {
  const names = fc.shuffledSubarray(['Sony', 'Bose', 'Sennheiser', 'JBL'], { minLength: 4 });
  const marker = fc.constantFrom('* ', '- **', '## ', '1. ', '🥇 ');
  fc.assert(
    fc.property(names, marker, fc.nat(3), fc.nat(3), (listed, style, entry, other) => {
      const lines = listed.map((name, index) => {
        const passing = index === entry ? `: it outlasts ${listed[other]} by hours` : ': good';
        return `${style.replace('1', String(index + 1)).replace('🥇', ['🥇', '🥈', '🥉', '4.'][index] ?? '')}${name}${passing}`;
      });
      expect(order(lines.join('\n'))).toEqual(listed);
    }),
  );
});

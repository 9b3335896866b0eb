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
  ['measures are no numbers of a list', '13.3-inch screen\nSony\n15.6-inch screen\nBose', ['Sony', 'Bose']],
])('%s', (_, text, order) => {
  const { mentions } = analyse({ text, sources: [] });
  expect(mentions.map((mention) => mention.companyId)).toEqual(order);
});

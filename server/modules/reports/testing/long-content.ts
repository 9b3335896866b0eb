import type { ReportContent, SourceKind } from '../content/model.ts';
import { exampleContent } from './example-content.ts';

const QUESTIONS = [
  'Which boots would you take for two weeks of rain with a heavy rucksack, small children and a dog, when weight, warmth, repair and the conditions in which they are made matter more than their price, and which shops in Europe would send them to a village without a road within a week of an order by telephone?',
  '最高の登山靴はどれですか？日本でおすすめのブランドを教えてください。',
  'ما هي أفضل أحذية المشي لمسافات طويلة؟',
  `Is ${'x'.repeat(120)} any good?`,
  '<script>alert("x")</script> & “quotes” 🚀🚀 👩‍👩‍👧 ✅ Łódź Привет Καλημέρα שלום',
  'รองเท้าเดินป่าที่ดีที่สุดคืออะไร',
];
const NAMES = ['阿里山登山', 'أحذية الشمال', 'Sehrlangename'.repeat(6), 'Booking.com', '아름다운 신발'];
const KINDS: SourceKind[] = [
  'own',
  'competitor',
  'reviews',
  'community',
  'media',
  'video',
  'reference',
  'shop',
  'social',
  'official',
  'other',
];

const question = (index: number) => QUESTIONS[index % QUESTIONS.length] ?? '';

/** As much as a report can hold: 20 long prompts in many scripts, 5 competitors, every kind of source. */
export function longContent(): ReportContent {
  const base = exampleContent();
  const [pattern] = base.prompts;
  const [company, step] = [base.ranking[0], base.nextSteps[0]];
  if (!pattern || !company || !step) throw new Error('The example has lost its parts.');
  return {
    ...base,
    competitors: NAMES,
    ranking: [
      ...base.ranking.filter(({ isBrand }) => isBrand),
      ...NAMES.map((name, index) => ({ ...company, name, rank: index + 3 })),
    ],
    prompts: Array.from({ length: 20 }, (_, index) => ({ ...pattern, question: question(index) })),
    missing: Array.from({ length: 20 }, (_, prompt) => ({
      prompt,
      question: question(prompt),
      answers: 3,
      named: NAMES.map((name) => ({ name, answers: 2 })),
    })),
    sources: KINDS.map((kind) => ({
      kind,
      answers: 3,
      sources: Array.from({ length: 5 }, (_, index) => ({
        url: `https://example.com/${'long/'.repeat(40)}${index}`,
        domain: 'example.com',
        title: index % 2 ? '' : `${question(index)} | a page`,
        answers: 3,
      })),
    })),
    passages: NAMES.map((name, prompt) => ({
      prompt,
      question: question(prompt),
      platform: pattern.results[0]?.platform ?? { key: 'x', name: 'X' },
      text: `${question(prompt)} ${name}. ${question(prompt + 1)}`,
      mention: {
        start: question(prompt).length + 1,
        end: question(prompt).length + 1 + name.length,
      },
      sentiment: 50,
    })),
    nextSteps: base.nextSteps.map((_, index) => ({
      ...step,
      title: `${index}: ${question(index)}`,
      detail: question(index + 1),
    })),
  };
}

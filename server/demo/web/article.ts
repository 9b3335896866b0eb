import { chance, pick, type Random, seeded, shuffled } from '../../platforms/simulator/random.ts';
import { vocabularyOf } from '../../platforms/simulator/wording.ts';
import type { SimulatedCompany, SimulatedTopic } from '../../platforms/simulator/world.ts';
import { heading, linked, orderedList, paragraph, table } from './page-html.ts';
import WORDING from './wording.json' with { type: 'json' };

/** How the articles of a site are written: probabilities of a sentence of each kind. */
export interface SiteStyle {
  form: 'list' | 'table' | 'steps' | 'thread' | 'prose';
  figures: number;
  quotes: number;
  technical: number;
  links: number;
  /** Signed and dated. */
  signed: boolean;
}

/** What an article is about. */
export interface Subject {
  /** Makes it the same in every run. */
  seed: string;
  topic: SimulatedTopic;
  companies: readonly SimulatedCompany[];
  brand: SimulatedCompany;
}

/** HTML of a made-up article's main text. */
export function articleMain(style: SiteStyle, subject: Subject): string {
  const writer = createWriter(subject);
  const { random, fill } = writer;
  const named = shuffled(random, subject.companies).slice(0, 3 + Math.floor(random() * 3));
  const verdictOn = (company: SimulatedCompany) => {
    const verdicts = company === subject.brand ? WORDING.verdicts.brand : WORDING.verdicts.other;
    return fill(pick(random, verdicts), company.name);
  };
  const text = () => paragraph(...Array.from({ length: 3 }, () => sentence(style, writer)));
  const source = () =>
    chance(random, style.links)
      ? linked(
          fill(pick(random, WORDING.figures)),
          `https://research-${Math.floor(random() * 9)}.example/study`,
          'Study',
        )
      : '';
  const parts = [text(), source(), ...forms[style.form]({ ...writer, named, verdictOn, text })];
  return [...parts, heading('How we tested'), text(), source(), text()].join('\n');
}

interface Writer {
  random: Random;
  /** Fills the blanks of a sentence. */
  fill: (sentence: string, company?: string) => string;
  things: string;
  features: readonly string[];
}

function createWriter({ seed, topic }: Subject): Writer {
  const random = seeded('web', seed);
  const { things, features, audiences } = vocabularyOf(topic);
  const fill = (sentence: string, company = '') => {
    const [f = '', g = ''] = shuffled(random, features);
    const blanks: Record<string, string> = {
      ...{ t: things, f, g, a: pick(random, audiences), c: company },
      p: String(20 + Math.floor(random() * 70)),
      n: String(100 + Math.floor(random() * 40) * 50),
      m: String(3 + Math.floor(random() * 40)),
      x: (1.5 + Math.floor(random() * 5) / 2).toFixed(1),
    };
    const filled = sentence.replace(/\{(\w)\}/g, (_, key: string) => blanks[key] ?? '');
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  };
  return { random, fill, things, features };
}

function sentence({ figures, quotes, technical }: SiteStyle, { random, fill }: Writer): string {
  const draw = random();
  if (draw < figures) return fill(pick(random, WORDING.figures));
  if (draw < figures + quotes) return fill(pick(random, WORDING.quotes));
  if (draw < figures + quotes + technical) return fill(pick(random, WORDING.technical));
  return fill(pick(random, WORDING.plain));
}

interface Form extends Writer {
  named: readonly SimulatedCompany[];
  verdictOn: (company: SimulatedCompany) => string;
  text: () => string;
}

const forms: Record<SiteStyle['form'], (form: Form) => string[]> = {
  list: ({ named, verdictOn, text, things }) => [
    heading(`The ${named.length} best ${things}`),
    ...named.flatMap((company, index) => [
      heading(`${index + 1}. ${company.name}`),
      paragraph(verdictOn(company)),
      text(),
    ]),
  ],
  table: ({ named, verdictOn, random, features, things }) => [
    heading(`${things} compared`),
    table([
      ['Product', ...features.slice(0, 3)],
      ...named.map(({ name }) => [
        name,
        ...features.slice(0, 3).map(() => pick(random, ['yes', 'partly', 'no'])),
      ]),
    ]),
    ...named.map((company) => paragraph(verdictOn(company))),
  ],
  steps: ({ fill, named, verdictOn, text }) => [
    heading('Step by step'),
    orderedList(WORDING.steps.map((step) => fill(step))),
    text(),
    heading('Examples'),
    ...named.slice(0, 2).map((company) => paragraph(verdictOn(company))),
  ],
  thread: ({ fill, named, random }) =>
    named.flatMap(({ name }) => [
      paragraph(fill(pick(random, WORDING.posts), name), fill(pick(random, WORDING.plain))),
    ]),
  prose: ({ named, verdictOn, text }) => [
    text(),
    ...named.slice(0, 2).map((company) => paragraph(verdictOn(company))),
    text(),
  ],
};

/** HTML of a company's own page about a topic. */
export function ownMain(subject: Subject, company: SimulatedCompany, pageName: string): string {
  const { random, fill, features } = createWriter({
    ...subject,
    seed: `${subject.seed} ${company.name} ${pageName}`,
  });
  const own = () =>
    paragraph(
      ...shuffled(random, WORDING.own)
        .slice(0, 3)
        .map((text) => fill(text, company.name)),
    );
  return [
    own(),
    ...features
      .slice(0, 3)
      .flatMap((feature) => [heading(feature.charAt(0).toUpperCase() + feature.slice(1)), own()]),
    paragraph(fill(pick(random, WORDING.technical))),
  ].join('\n');
}
